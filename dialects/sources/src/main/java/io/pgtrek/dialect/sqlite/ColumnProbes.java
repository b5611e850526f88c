package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Temporal;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.spi.Probe;
import java.util.ArrayList;
import java.util.List;

/** The questions to the data: storage classes, and for each type on the ladder how many values do not fit. */
final class ColumnProbes {

    static final String INTEGERS = "integers";
    static final String REALS = "reals";
    static final String TEXTS = "texts";
    static final String BLOBS = "blobs";
    static final String EMPTIES = "empties";
    static final String ZEROS = "zeros";
    static final String OFFSETS = "offsets";
    static final String MILLIS = "millis";
    static final String DOUBTFUL = "doubtful";

    private static final String IS_EMPTY = "typeof({}) = 'text' and length(cast({} as blob)) = 0";

    private ColumnProbes() {}

    static String misfits(PgType type) {
        return "not:" + PgTypeNames.display(type);
    }

    static List<Probe> of(Ladder ladder, Conversions conversions) {
        List<Probe> probes = new ArrayList<>();
        probes.add(count(INTEGERS, "typeof({}) = 'integer'"));
        probes.add(count(REALS, "typeof({}) = 'real'"));
        probes.add(count(TEXTS, "typeof({}) = 'text'"));
        probes.add(count(BLOBS, "typeof({}) = 'blob'"));
        probes.add(count(EMPTIES, IS_EMPTY));
        if (ladder.steps().stream().anyMatch(Temporal.class::isInstance)
                || ladder.steps().contains(PgType.DATE)) {
            probes.add(count(ZEROS, TemporalConversion.IS_ZERO));
            probes.add(count(OFFSETS, TemporalConversion.HAS_OFFSET));
            probes.add(count(MILLIS, TemporalNumber.IS_MILLIS));
            probes.add(count(DOUBTFUL, TemporalNumber.IS_DOUBTFUL_SECONDS));
        }
        ladder.steps()
                .subList(0, ladder.steps().size() - 1)
                .forEach(step -> conversions.to(step).ifPresent(conversion -> probes.add(misfit(step, conversion))));
        return probes;
    }

    private static Probe misfit(PgType step, Conversion conversion) {
        String value = conversion.takesEmptyText() ? "{} is not null" : "{} is not null and not (" + IS_EMPTY + ")";
        return count(misfits(step), value + " and not coalesce((" + conversion.fits() + "), 0)");
    }

    private static Probe count(String id, String condition) {
        return new Probe(id, "count(case when " + condition + " then 1 end)");
    }
}
