package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Routine;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.jdbc.CatalogQuery;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.Selection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Functions, procedures, packages and events, each with its CREATE statement: the catalog has bodies only. */
record RoutineQuery(SchemaReading reading, Selection selection) {

    private record Row(String name, String kind, @Nullable String schedule) {

        static Row routine(ResultSet row) throws SQLException {
            return new Row(row.getString("ROUTINE_NAME"), row.getString("ROUTINE_TYPE"), null);
        }

        static Row event(ResultSet row) throws SQLException {
            String interval = row.getString("INTERVAL_VALUE");
            String schedule = interval == null
                    ? "once, at " + row.getString("EXECUTE_AT")
                    : "every " + interval + " " + row.getString("INTERVAL_FIELD");
            return new Row(row.getString("EVENT_NAME"), "EVENT", schedule);
        }
    }

    List<Routine> list() throws SQLException {
        List<Row> rows = new ArrayList<>(reading.list("routines", Row::routine));
        reading.attempt(ObjectKind.EVENT, reading.schema().text(), () -> reading.list("events", Row::event))
                .ifPresent(rows::addAll);
        List<Routine> routines = new ArrayList<>();
        for (Row row : rows) {
            QualifiedName name = reading.name(row.name());
            if (!Selection.matchesAny(selection.exclude(), name)) {
                read(name, row).ifPresent(routines::add);
            }
        }
        return routines;
    }

    private Optional<Routine> read(QualifiedName name, Row row) throws SQLException {
        ObjectKind kind = row.schedule() == null ? ObjectKind.ROUTINE : ObjectKind.EVENT;
        reportSchedule(name, row);
        Optional<Optional<String>> definition =
                reading.attempt(kind, name.toString(), () -> definition(name, row.kind()));
        if (definition.isPresent() && definition.get().isEmpty()) {
            reading.report(reading.unreadable(kind, name.toString(), "the user may not see its definition"));
        }
        return definition
                .flatMap(text -> text)
                .map(text -> new Routine(name, row.kind().toLowerCase(Locale.ROOT), text));
    }

    /** SHOW CREATE names its column after the kind, e.g. {@code Create Procedure}. */
    private Optional<String> definition(QualifiedName name, String kind) throws SQLException {
        List<Optional<String>> found = CatalogQuery.list(
                reading.connection(),
                "show create " + kind.toLowerCase(Locale.ROOT) + " " + MysqlIdentifiers.RULES.quote(name),
                row -> Optional.ofNullable(row.getString("Create " + kind)));
        return found.isEmpty() ? Optional.empty() : found.get(0);
    }

    private void reportSchedule(QualifiedName event, Row row) {
        if (row.schedule() != null) {
            reading.report(
                    "event-not-scheduled",
                    Severity.WARNING,
                    ObjectKind.EVENT,
                    event.toString(),
                    "It runs " + row.schedule() + "; PostgreSQL has no scheduler of its own.",
                    "Use pg_cron or the operating system's timer.");
        }
    }
}
