package io.pgtrek.dialect.mysql;

import io.pgtrek.sql.Arithmetic;
import io.pgtrek.sql.Binding;
import io.pgtrek.sql.Coercion;
import io.pgtrek.sql.CommonOperators;
import io.pgtrek.sql.Comparison;
import io.pgtrek.sql.Family;
import io.pgtrek.sql.Fragment;
import io.pgtrek.sql.JsonPaths;
import io.pgtrek.sql.UntranslatableException;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** What MySQL's operators mean in PostgreSQL. */
final class MysqlOperators {

    private MysqlOperators() {}

    static Map<String, BinaryOperator<Fragment>> infix() {
        Map<String, BinaryOperator<Fragment>> rules = CommonOperators.infix();
        rules.put("&&", CommonOperators::and);
        rules.put("||", CommonOperators::or);
        rules.put("xor", MysqlOperators::xor);
        rules.put("<=>", (left, right) -> Comparison.of("IS NOT DISTINCT FROM", Binding.IS, left, right));
        rules.put("/", MysqlOperators::divide);
        rules.put("div", Arithmetic::divideWhole);
        rules.put("%", Arithmetic::remainder);
        rules.put("mod", Arithmetic::remainder);
        rules.put("&", MysqlOperators::bitAnd);
        for (String operator : new String[] {"|", "^", "<<", ">>"}) {
            rules.put(operator, (left, right) -> unsigned(operator));
        }
        rules.put("->", (document, path) -> JsonPaths.extract("#>", Family.JSON, document, path));
        rules.put("->>", (document, path) -> JsonPaths.extract("#>>", Family.TEXT, document, path));
        return rules;
    }

    static Map<String, UnaryOperator<Fragment>> prefix() {
        Map<String, UnaryOperator<Fragment>> rules = CommonOperators.prefix();
        rules.put("!", CommonOperators::not);
        rules.put("~", value -> unsigned("~"));
        rules.put("binary", MysqlOperators::binary);
        return rules;
    }

    private static Fragment xor(Fragment left, Fragment right) {
        return Fragment.infix(
                "<>", Binding.COMPARISON, Family.BOOLEAN, Coercion.toBoolean(left), Coercion.toBoolean(right));
    }

    /**
     * Exact division keeps four more digits than its dividend has, PostgreSQL's keeps more.
     *
     * @see <a href="https://dev.mysql.com/doc/refman/8.4/en/arithmetic-functions.html#operator_divide">manual</a>
     */
    private static Fragment divide(Fragment left, Fragment right) {
        if (left.family().isFloat() || right.family().isFloat()) {
            return Arithmetic.divideFloat(left, right);
        }
        return Arithmetic.divideExact(left, right)
                .unstable("division keeps another number of digits in PostgreSQL; only a check is translated");
    }

    /** Bit operators work on unsigned 64-bit numbers; with a mask that is not negative the sign cannot matter. */
    private static Fragment bitAnd(Fragment left, Fragment right) {
        boolean integers = left.family().isInteger() && right.family().isInteger();
        if (integers && (isMask(left) || isMask(right))) {
            Family family = left.family() == Family.BIGINT ? Family.BIGINT : right.family();
            return Fragment.infix("&", Binding.OTHER, family, left, right);
        }
        return unsigned("&");
    }

    private static boolean isMask(Fragment value) {
        String literal = value.literal();
        return literal != null && !literal.startsWith("-");
    }

    private static Fragment unsigned(String operator) {
        throw new UntranslatableException(
                "operator " + operator + " works on unsigned 64-bit numbers, which PostgreSQL does not have");
    }

    /** Comparing bytes is what PostgreSQL does with text anyway. */
    private static Fragment binary(Fragment value) {
        if (value.family() != Family.TEXT && value.family() != Family.BYTES) {
            throw new UntranslatableException("operator binary on what is not text");
        }
        return value;
    }
}
