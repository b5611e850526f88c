package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Trigger;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.name.Identifier;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** Triggers; a user without the TRIGGER privilege sees none. */
record TriggerQuery(SchemaReading reading) {

    List<Trigger> list() throws SQLException {
        return reading.attempt(
                        ObjectKind.TRIGGER, reading.schema().text(), () -> reading.list("triggers", this::trigger))
                .orElse(List.of());
    }

    private Trigger trigger(ResultSet row) throws SQLException {
        String definition = row.getString("ACTION_STATEMENT");
        return new Trigger(
                Identifier.of(row.getString("TRIGGER_NAME")),
                reading.name(row.getString("TABLE_NAME")),
                row.getString("ACTION_TIMING") + " " + row.getString("EVENT_MANIPULATION"),
                definition == null ? "" : definition);
    }
}
