package io.pgtrek.postgresql.toast.survey;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What a sample says of the relation between two sizes.
 *
 * @param margin to either side, with 95 % confidence
 */
record Ratio(double value, double margin) {

    private static final double TWO_SIDED_95 = 1.96;

    /**
     * Sum to sum.
     *
     * @param population how many values the sample was taken from
     * @param sample not empty
     */
    static Ratio of(
            List<SampledValue> sample,
            long population,
            ToDoubleFunction<SampledValue> above,
            ToDoubleFunction<SampledValue> below) {
        double total = sample.stream().mapToDouble(below).sum();
        double ratio = sample.stream().mapToDouble(above).sum() / total;
        if (sample.size() >= population) {
            return new Ratio(ratio, 0);
        }
        if (sample.size() == 1) {
            return new Ratio(ratio, ratio);
        }
        double squares = sample.stream()
                .mapToDouble(value -> above.applyAsDouble(value) - ratio * below.applyAsDouble(value))
                .map(difference -> difference * difference)
                .sum();
        double size = sample.size();
        double unseen = 1 - size / population;
        return new Ratio(ratio, TWO_SIDED_95 * Math.sqrt(unseen * squares * size / (size - 1)) / total);
    }
}
