package io.pgtrek.spi;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What to read.
 *
 * @param columns in the order of the row
 * @param where the user's own condition, SQL of the source; null for all rows
 * @param fetchSize rows the driver may hold at once
 */
public record ReadRequest(
        QualifiedName table,
        List<Projection> columns,
        Slice slice,
        @Nullable String where,
        int fetchSize) {

    public ReadRequest {
        columns = List.copyOf(columns);
    }

    /** A column and the SQL that selects it, with <code>{}</code> for its quoted name. */
    public record Projection(Identifier column, String sql) {}
}
