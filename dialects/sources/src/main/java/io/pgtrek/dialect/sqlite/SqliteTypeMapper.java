package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.Lossiness;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.finding.Finding;
import io.pgtrek.jdbc.LargeValueReader;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.Evidence;
import io.pgtrek.spi.Mapping;
import io.pgtrek.spi.Probe;
import io.pgtrek.spi.TypeMapper;
import io.pgtrek.spi.Unmapped;
import io.pgtrek.spi.ValuePolicy;
import io.pgtrek.spi.ValuePolicy.NulBytes;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import io.pgtrek.spi.ValueReader;
import java.util.List;

/**
 * Decides types by what is declared as far as the data agree, since SQLite stores any value in any column. The first
 * type on the column's {@link Ladder} that holds every value as it is wins.
 *
 * @see <a href="https://www.sqlite.org/datatype3.html">datatypes in SQLite</a>
 */
record SqliteTypeMapper(ValuePolicy policy) implements TypeMapper {

    @Override
    public List<Probe> probes(Table table, Column column) {
        return column.identity() != null ? List.of() : ColumnProbes.of(Ladder.of(column.type()), conversions());
    }

    @Override
    public Mapping map(Table table, Column column, Evidence evidence) {
        if (column.identity() != null) {
            // the rowid, the only column whose type SQLite enforces
            return mapping(PgType.BIGINT, Lossiness.EXACT);
        }
        Ladder ladder = Ladder.of(column.type());
        if (!evidence.known()) {
            return mapping(ladder.empty(), Lossiness.MAY_REJECT);
        }
        ColumnData data = new ColumnData(evidence);
        PgType target = data.values() == 0 ? ladder.empty() : choose(table, column, ladder, data);
        return decided(table, column, ladder, target, data);
    }

    @Override
    public Mapping mapTo(Table table, Column column, PgType target) {
        return conversions()
                .to(target)
                .<Mapping>map(conversion -> ColumnMapping.of(target, Lossiness.MAY_REJECT, reader(conversion)))
                .orElseGet(() -> new Unmapped(
                        "values of SQLite cannot be carried to " + PgTypeNames.display(target),
                        "choose text, and change the type in PostgreSQL afterwards"));
    }

    private PgType choose(Table table, Column column, Ladder ladder, ColumnData data) {
        boolean inKey =
                table.primaryKey() != null && table.primaryKey().columns().contains(column.name());
        // in a key nothing may be NULL, and where no type is declared an empty text is a text like any other
        boolean keepEmpty = data.empties() > 0 && (inKey || !ladder.declared());
        return ladder.steps().stream()
                .filter(step -> data.fit(step) && (!keepEmpty || takesEmptyText(step)))
                .findFirst()
                .orElse(PgType.BYTEA);
    }

    private Mapping decided(Table table, Column column, Ladder ladder, PgType target, ColumnData data) {
        boolean emptyToNull = data.empties() > 0 && !takesEmptyText(target);
        boolean zeroToNull = data.zeros(target) > 0 && policy.zeroDates() == ZeroDates.NULL;
        List<Finding> findings = new ColumnFindings(table.name(), column).about(ladder, target, data, emptyToNull);
        ColumnMapping mapping =
                mapping(target, lossiness(ladder, target, data, emptyToNull)).withFindings(findings);
        return (emptyToNull || zeroToNull) && !column.nullable() ? mapping.withForceNullable() : mapping;
    }

    private static Lossiness lossiness(Ladder ladder, PgType target, ColumnData data, boolean emptyToNull) {
        if (emptyToNull || data.zeros(target) > 0 || data.numbersAsTime(target) > 0) {
            return Lossiness.POLICY;
        }
        return target.equals(ladder.steps().get(0)) ? Lossiness.EXACT : Lossiness.WIDER;
    }

    private boolean takesEmptyText(PgType type) {
        return conversions().to(type).map(Conversion::takesEmptyText).orElse(false);
    }

    private ColumnMapping mapping(PgType target, Lossiness lossiness) {
        Conversion conversion = conversions().to(target).orElseThrow();
        return ColumnMapping.of(target, lossiness, reader(conversion));
    }

    private ValueReader reader(Conversion conversion) {
        boolean document = conversion instanceof JsonConversion;
        return new LargeValueReader(
                new StoredValueReader(conversion),
                conversion.target(),
                document ? NulBytes.REJECT : policy.nulBytes(),
                false);
    }

    private Conversions conversions() {
        return new Conversions(policy);
    }
}
