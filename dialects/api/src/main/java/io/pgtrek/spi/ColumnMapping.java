package io.pgtrek.spi;

import io.pgtrek.catalog.type.Lossiness;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.finding.Finding;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The decision for one column together with the code that carries its values, so that the two cannot drift apart.
 *
 * @param target PostgreSQL type
 * @param projection what to select, SQL of the source with <code>{}</code> for the quoted column
 * @param reader carries one value
 * @param lossiness what may happen to values
 * @param forceNullable whether NOT NULL must be dropped because policy turns found values into NULL
 * @param check PostgreSQL condition that keeps a rule of the native type, with <code>{}</code> for the quoted target
 *     column; null when the type itself keeps it
 * @param findings what a reader must know about this decision
 */
public record ColumnMapping(
        PgType target,
        String projection,
        ValueReader reader,
        Lossiness lossiness,
        boolean forceNullable,
        @Nullable String check,
        List<Finding> findings)
        implements Mapping {

    /** Selects the column as it is. */
    public static final String PLAIN = "{}";

    public ColumnMapping {
        findings = List.copyOf(findings);
    }

    /** A mapping that needs no more than a reader. */
    public static ColumnMapping of(PgType target, Lossiness lossiness, ValueReader reader) {
        return new ColumnMapping(target, PLAIN, reader, lossiness, false, null, List.of());
    }

    public ColumnMapping withFindings(List<Finding> more) {
        return new ColumnMapping(target, projection, reader, lossiness, forceNullable, check, more);
    }

    public ColumnMapping withForceNullable() {
        return new ColumnMapping(target, projection, reader, lossiness, true, check, findings);
    }

    public ColumnMapping withProjection(String sql) {
        return new ColumnMapping(target, sql, reader, lossiness, forceNullable, check, findings);
    }

    public ColumnMapping withCheck(String condition) {
        return new ColumnMapping(target, projection, reader, lossiness, forceNullable, condition, findings);
    }

    public ColumnMapping withReader(ValueReader other) {
        return new ColumnMapping(target, projection, other, lossiness, forceNullable, check, findings);
    }
}
