package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.NativeType;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.finding.Finding;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.Evidence;
import io.pgtrek.spi.Mapping;
import io.pgtrek.spi.Probe;
import io.pgtrek.spi.TypeMapper;
import io.pgtrek.spi.Unmapped;
import io.pgtrek.spi.ValuePolicy;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Chooses a type by {@link NaturalTypes} and lets the family's {@link Carrier} take the values there. */
final class MysqlTypeMapper implements TypeMapper {

    private final ValuePolicy policy;
    private final Map<MysqlFamily, Carrier> carriers;

    MysqlTypeMapper(ValuePolicy policy, boolean mariaDb) {
        this.policy = policy;
        this.carriers = carriers(mariaDb);
    }

    private static Map<MysqlFamily, Carrier> carriers(boolean mariaDb) {
        Carrier plainText = new TextCarrier(ColumnMapping.PLAIN);
        Carrier printed = new TextCarrier(DateCarrier.PRINTED);
        Map<MysqlFamily, Carrier> carriers = new EnumMap<>(MysqlFamily.class);
        carriers.put(MysqlFamily.INTEGER, new IntegerCarrier());
        carriers.put(MysqlFamily.YEAR, new IntegerCarrier());
        carriers.put(MysqlFamily.DECIMAL, new NumberCarrier());
        carriers.put(MysqlFamily.FLOATING, new NumberCarrier());
        carriers.put(MysqlFamily.BIT, new BitCarrier());
        carriers.put(MysqlFamily.TEXT, plainText);
        carriers.put(MysqlFamily.BINARY, new BinaryCarrier());
        carriers.put(MysqlFamily.ENUM, new EnumCarrier());
        carriers.put(MysqlFamily.SET, new SetCarrier());
        carriers.put(MysqlFamily.DATE, new DateCarrier());
        carriers.put(MysqlFamily.MOMENT, new DateCarrier());
        carriers.put(MysqlFamily.TIME, new TimeCarrier());
        // the driver has no bytes for MySQL's JSON
        carriers.put(MysqlFamily.JSON, printed);
        carriers.put(MysqlFamily.UUID, printed);
        carriers.put(MysqlFamily.INET, printed);
        carriers.put(MysqlFamily.SPATIAL, new SpatialCarrier());
        carriers.put(MysqlFamily.OTHER, new OtherCarrier(mariaDb));
        return carriers;
    }

    @Override
    public List<Probe> probes(Table table, Column column) {
        return Probes.of(new Carriage(table, column, policy));
    }

    @Override
    public Mapping map(Table table, Column column, Evidence evidence) {
        Carriage carriage = new Carriage(table, column, policy);
        Optional<PgType> target = new NaturalTypes(policy).of(carriage, evidence);
        if (target.isEmpty()) {
            return unknown(column.type());
        }
        Mapping mapping = mapTo(table, column, target.get());
        return mapping instanceof ColumnMapping found ? withEvidence(carriage, found, evidence) : mapping;
    }

    @Override
    public Mapping mapTo(Table table, Column column, PgType target) {
        Carrier carrier = Objects.requireNonNull(carriers.get(MysqlFamily.of(column.type())));
        Carriage carriage = new Carriage(table, column, policy);
        return carrier.carry(carriage, target)
                .<Mapping>map(mapping -> LargeValues.streamed(carriage, mapping))
                .orElseGet(() -> new Unmapped(
                        "There is no way from " + column.type().declaration() + " to " + PgTypeNames.display(target)
                                + ".",
                        "Choose another type in map.types, or leave the column to the default rules."));
    }

    private static ColumnMapping withEvidence(Carriage carriage, ColumnMapping mapping, Evidence evidence) {
        List<Finding> findings = new ArrayList<>(mapping.findings());
        findings.addAll(EvidenceFindings.of(carriage, mapping.target(), evidence));
        ColumnMapping told = mapping.withFindings(findings);
        return EvidenceFindings.makesNulls(carriage, mapping.target(), evidence) ? told.withForceNullable() : told;
    }

    private static Mapping unknown(NativeType type) {
        boolean vector = type.name().equals("vector");
        return new Unmapped(
                "The type " + type.declaration() + " has no counterpart in PostgreSQL"
                        + (vector ? " without the extension pgvector." : "."),
                "Carry it as text or bytea by a rule in map.types"
                        + (vector ? " and cast it to vector afterwards." : "."));
    }
}
