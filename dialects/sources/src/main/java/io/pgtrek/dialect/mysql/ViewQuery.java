package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.View;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Views with their columns. */
record ViewQuery(SchemaReading reading) {

    List<View> list(List<TableFacts> wanted) throws SQLException {
        Map<String, String> definitions = new HashMap<>();
        reading.list("views", row -> Map.entry(row.getString("TABLE_NAME"), text(row.getString("VIEW_DEFINITION"))))
                .forEach(entry -> definitions.put(entry.getKey(), entry.getValue()));
        Map<String, List<ColumnFacts>> columns = reading.listByTable("columns", ColumnFacts::of);
        List<View> views = new ArrayList<>();
        for (TableFacts facts : wanted) {
            if (facts.isView()) {
                String name = facts.name().name().text();
                views.add(view(facts, definitions.getOrDefault(name, ""), columns.getOrDefault(name, List.of())));
            }
        }
        return views;
    }

    private View view(TableFacts facts, String definition, List<ColumnFacts> columns) {
        if (definition.isEmpty()) {
            report("view-hidden", facts, "Its definition may not be seen by this user.", "Grant SHOW VIEW.");
        }
        if (columns.isEmpty()) {
            report("view-invalid", facts, "The server cannot resolve it: " + facts.comment(), "Repair or drop it.");
        }
        return new View(facts.name(), columns.stream().map(ViewQuery::column).toList(), definition, null);
    }

    private static Column column(ColumnFacts facts) {
        return new Column(
                facts.name(), facts.position(), facts.type(), facts.nullable(), null, null, null, false, false, null);
    }

    private void report(String code, TableFacts view, String message, String hint) {
        reading.report(code, Severity.WARNING, ObjectKind.VIEW, view.name().toString(), message, hint);
    }

    private static String text(@Nullable String definition) {
        return definition == null ? "" : definition;
    }
}
