package io.pgtrek.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** IS and CASE. */
public final class Conditions {

    private Conditions() {}

    /** {@code is [not] null}, {@code is [not] true}, and where the source allows more, whether two values differ. */
    public static Fragment is(Fragment value, Fragment what, boolean negated) {
        String not = negated ? "IS NOT " : "IS ";
        if (what.family() == Family.NULL) {
            return Fragment.of(value.at(Binding.OTHER) + " " + not + "NULL", Binding.IS, Family.BOOLEAN, value);
        }
        boolean truth = what.family() == Family.BOOLEAN && what.type() == null && what.binding() == Binding.ATOM;
        if (truth && (what.sql().equals("true") || what.sql().equals("false"))) {
            Fragment condition = Coercion.toBoolean(value);
            return Fragment.of(
                    condition.at(Binding.OTHER) + " " + not + what.sql().toUpperCase(Locale.ROOT),
                    Binding.IS,
                    Family.BOOLEAN,
                    condition);
        }
        return Comparison.of(negated ? "IS DISTINCT FROM" : "IS NOT DISTINCT FROM", Binding.IS, value, what);
    }

    /** CASE with conditions; otherwise null means no ELSE. */
    public static Fragment choose(List<Fragment> conditions, List<Fragment> values, @Nullable Fragment otherwise) {
        List<Fragment> all = new ArrayList<>(values);
        if (otherwise != null) {
            all.add(otherwise);
        }
        List<Fragment> unified = Coercion.unify(all);
        StringBuilder sql = new StringBuilder("CASE");
        for (int i = 0; i < conditions.size(); i++) {
            sql.append(" WHEN ").append(conditions.get(i).sql());
            sql.append(" THEN ").append(unified.get(i).sql());
        }
        if (otherwise != null) {
            sql.append(" ELSE ").append(unified.get(values.size()).sql());
        }
        List<Fragment> parts = new ArrayList<>(conditions);
        parts.addAll(unified);
        return Fragment.of(
                sql.append(" END").toString(), Binding.ATOM, Coercion.family(unified), parts.toArray(new Fragment[0]));
    }
}
