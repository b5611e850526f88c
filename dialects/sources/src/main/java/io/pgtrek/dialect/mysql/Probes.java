package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.DefaultValue;
import io.pgtrek.spi.Probe;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import java.util.ArrayList;
import java.util.List;

/** What the data is asked before a type is chosen. */
final class Probes {

    static final String NOT_BOOLEAN = "not-boolean";
    static final String ABOVE_BIGINT = "above-bigint";
    static final String LARGEST = "largest";
    static final String IMPOSSIBLE_DATE = "impossible-date";
    static final String ENUM_INVALID = "enum-invalid";
    static final String OUTSIDE_DAY = "outside-day";
    static final String UTF8_BYTES = "utf8-bytes";

    private Probes() {}

    static List<Probe> of(Carriage carriage) {
        List<Probe> probes = new ArrayList<>();
        switch (MysqlFamily.of(carriage.type())) {
            case INTEGER -> integers(carriage, probes);
            case DATE, MOMENT -> dates(carriage, probes);
            case ENUM -> enums(carriage, probes);
            case TIME -> probes.add(new Probe(OUTSIDE_DAY, "sum({} < '00:00:00' or {} > '24:00:00')"));
            case TEXT -> texts(carriage, probes);
            case DECIMAL, FLOATING, BIT, BINARY, SET, YEAR, JSON, SPATIAL, UUID, INET, OTHER -> {}
        }
        return probes;
    }

    /** tinyint(1) that could be a flag: not numbered, and its default is not a larger number. */
    static boolean isFlag(Column column) {
        Integer width = column.type().length();
        DefaultValue fallback = column.defaultValue();
        return column.type().name().equals("tinyint")
                && width != null
                && width == 1
                && column.identity() == null
                && (fallback == null
                        || fallback.expression()
                        || fallback.text().equals("0")
                        || fallback.text().equals("1"));
    }

    private static void integers(Carriage carriage, List<Probe> probes) {
        if (isFlag(carriage.column())) {
            probes.add(new Probe(NOT_BOOLEAN, "sum({} not in (0, 1))"));
        }
        if (IntegerCarrier.isUnsignedBigint(carriage)) {
            probes.add(new Probe(ABOVE_BIGINT, "sum({} > 9223372036854775807)"));
            probes.add(new Probe(LARGEST, "least(max({}), 9223372036854775807)"));
        }
    }

    private static void dates(Carriage carriage, List<Probe> probes) {
        if (!carriage.column().nullable() && carriage.policy().zeroDates() != ZeroDates.EPOCH) {
            probes.add(new Probe(
                    IMPOSSIBLE_DATE,
                    "sum(year({}) = 0 or month({}) = 0 or dayofmonth({}) = 0"
                            + " or dayofmonth({}) > dayofmonth(last_day({})))"));
        }
    }

    private static void enums(Carriage carriage, List<Probe> probes) {
        if (!carriage.column().nullable() && !carriage.type().labels().contains("")) {
            probes.add(new Probe(ENUM_INVALID, "sum({} + 0 = 0)"));
        }
    }

    /** Bytes that survive being read as UTF-8 and are fewer characters then were hardly meant as latin1. */
    private static void texts(Carriage carriage, List<Probe> probes) {
        if (carriage.isSingleByte() && !carriage.holdsUtf8()) {
            probes.add(new Probe(
                    UTF8_BYTES,
                    "sum(length({}) <> char_length(convert(convert({} using binary) using utf8mb4))"
                            + " and convert({} using binary)"
                            + " = convert(convert(convert({} using binary) using utf8mb4) using binary))"));
        }
    }
}
