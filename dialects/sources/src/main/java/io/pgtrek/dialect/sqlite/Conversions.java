package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Enumeration;
import io.pgtrek.catalog.type.PgType.Numeric;
import io.pgtrek.catalog.type.PgType.Simple;
import io.pgtrek.catalog.type.PgType.Temporal;
import io.pgtrek.catalog.type.PgType.Varchar;
import io.pgtrek.spi.ValuePolicy;
import java.util.Optional;

/** The one place where a type gets its conversion, for decisions and for types fixed elsewhere alike. */
record Conversions(ValuePolicy policy) {

    /** The conversion to a type, if there is one. */
    Optional<Conversion> to(PgType target) {
        if (target instanceof Simple simple) {
            return simple(simple);
        }
        if (target instanceof Numeric numeric) {
            return numeric(numeric);
        }
        if (target instanceof Varchar varchar) {
            return Optional.of(new TextConversion(varchar, varchar.length(), policy.nulBytes()));
        }
        if (target instanceof PgType.Char fixed) {
            return Optional.of(new TextConversion(fixed, fixed.length(), policy.nulBytes()));
        }
        if (target instanceof Temporal temporal) {
            return temporal(temporal);
        }
        return target instanceof Enumeration labels ? Optional.of(new EnumConversion(labels)) : Optional.empty();
    }

    private Optional<Conversion> simple(Simple simple) {
        return switch (simple.kind()) {
            case BOOLEAN -> Optional.of(new BooleanConversion());
            case SMALLINT -> Optional.of(IntegerConversion.SMALLINT);
            case INTEGER -> Optional.of(IntegerConversion.INTEGER);
            case BIGINT -> Optional.of(IntegerConversion.BIGINT);
            case REAL -> Optional.of(DoubleConversion.REAL);
            case DOUBLE -> Optional.of(DoubleConversion.DOUBLE);
            case TEXT, CITEXT, XML ->
                Optional.of(new TextConversion(simple, TextConversion.UNLIMITED, policy.nulBytes()));
            case BYTEA -> Optional.of(new BytesConversion());
            case DATE -> Optional.of(new TemporalConversion(TemporalConversion.Kind.DATE, policy.zeroDates()));
            case JSON -> Optional.of(JsonConversion.JSON);
            case JSONB -> Optional.of(JsonConversion.JSONB);
            case UUID -> Optional.of(new UuidConversion());
            case INET -> Optional.empty();
        };
    }

    private static Optional<Conversion> numeric(Numeric numeric) {
        Integer precision = numeric.precision();
        if (precision == null) {
            return Optional.of(new NumericConversion());
        }
        int scale = numeric.scale() == null ? 0 : numeric.scale();
        return NumericConversion.exists(precision, scale)
                ? Optional.of(new NumericConversion.Limited(precision, scale))
                : Optional.empty();
    }

    /** Only in full precision: fewer digits would have to be cut off. */
    private Optional<Conversion> temporal(Temporal temporal) {
        if (temporal.precision() != null && temporal.precision() < 6) {
            return Optional.empty();
        }
        return switch (temporal.kind()) {
            case TIME -> Optional.of(new TimeConversion());
            case TIMESTAMP ->
                Optional.of(new TemporalConversion(TemporalConversion.Kind.TIMESTAMP, policy.zeroDates()));
            case TIMESTAMPTZ ->
                Optional.of(new TemporalConversion(TemporalConversion.Kind.TIMESTAMPTZ, policy.zeroDates()));
            case TIMETZ, INTERVAL -> Optional.empty();
        };
    }
}
