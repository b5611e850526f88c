package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.postgresql.toast.CompressionMethod;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** Extends a sample to its column, by the method that values are stored with now. */
final class EstimateRules {

    private static final List<@Nullable CompressionMethod> METHODS =
            new ArrayList<>(Arrays.asList(null, CompressionMethod.PGLZ, CompressionMethod.LZ4));

    private final ColumnSurvey column;
    private final List<SampledValue> sample;

    EstimateRules(ColumnSurvey column, List<SampledValue> sample) {
        this.column = column;
        this.sample = sample;
    }

    /** Stored bytes; values the server would not touch stay as they are. */
    Amount stored(ToDoubleFunction<SampledValue> size) {
        return sum(size, true);
    }

    /** Sum of something over values that are compressed or outside. */
    Amount toasted(ToDoubleFunction<SampledValue> what) {
        return sum(what, false);
    }

    /** Number of values for which something holds. */
    Amount values(ToDoubleFunction<SampledValue> zeroOrOne) {
        Amount result = Amount.NONE;
        for (CompressionMethod method : METHODS) {
            List<SampledValue> part = part(method);
            if (!part.isEmpty()) {
                Amount values = toastedValues(method);
                Ratio ratio = Ratio.of(part, values.value(), zeroOrOne, value -> 1);
                result = result.plus(values.scaled(ratio.value(), ratio.margin()));
            }
        }
        return result;
    }

    private Amount sum(ToDoubleFunction<SampledValue> what, boolean withRest) {
        Amount result = withRest ? untouched() : Amount.NONE;
        for (CompressionMethod method : METHODS) {
            List<SampledValue> part = part(method);
            Amount stored = toastedBytes(method);
            if (!part.isEmpty()) {
                Ratio ratio = Ratio.of(part, toastedValues(method).value(), what, SampledValue::stored);
                result = result.plus(stored.scaled(ratio.value(), ratio.margin()));
            } else if (withRest) {
                result = result.plus(stored);
            }
        }
        return result;
    }

    private List<SampledValue> part(@Nullable CompressionMethod method) {
        return sample.stream().filter(value -> value.method() == method).toList();
    }

    private Amount untouched() {
        return column.shares().stream()
                .filter(share -> !share.toasted())
                .map(StoredShare::stored)
                .reduce(Amount.NONE, Amount::plus);
    }

    private Amount toastedBytes(@Nullable CompressionMethod method) {
        return column.shares().stream()
                .filter(share -> share.toasted() && share.method() == method)
                .map(StoredShare::stored)
                .reduce(Amount.NONE, Amount::plus);
    }

    private Amount toastedValues(@Nullable CompressionMethod method) {
        return column.shares().stream()
                .filter(share -> share.toasted() && share.method() == method)
                .map(StoredShare::values)
                .reduce(Amount.NONE, Amount::plus);
    }
}
