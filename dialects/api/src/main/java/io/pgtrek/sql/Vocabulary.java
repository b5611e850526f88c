package io.pgtrek.sql;

import io.pgtrek.spi.ExpressionContext.Purpose;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What one database's operators and functions mean in PostgreSQL; what is missing here is not translated. Rules throw
 * {@link UntranslatableException} for operands they do not take. All keys are in lower case.
 *
 * @param stringsInNameQuotes whether {@code "x"} is a text where no column has that name
 */
public record Vocabulary(
        Grammar grammar,
        Map<String, FunctionRule> functions,
        Map<String, BinaryOperator<Fragment>> infix,
        Map<String, UnaryOperator<Fragment>> prefix,
        Map<String, MatchRule> matches,
        Map<String, CastRule> casts,
        CollationRule collation,
        boolean stringsInNameQuotes) {

    public Vocabulary {
        functions = Map.copyOf(functions);
        infix = Map.copyOf(infix);
        prefix = Map.copyOf(prefix);
        matches = Map.copyOf(matches);
        casts = Map.copyOf(casts);
    }

    /** A function with its arguments, which are as the source has them: rules convert them. */
    @FunctionalInterface
    public interface FunctionRule {
        Fragment apply(List<Fragment> arguments, Purpose purpose);
    }

    /** A comparison with a pattern. */
    @FunctionalInterface
    public interface MatchRule {
        Fragment apply(Fragment text, Fragment pattern, @Nullable Fragment escape, boolean negated, Purpose purpose);
    }

    /** A conversion to a type with these arguments. */
    @FunctionalInterface
    public interface CastRule {
        Fragment apply(Fragment value, List<String> arguments);
    }

    /** A collation put on an operand. */
    @FunctionalInterface
    public interface CollationRule {
        Fragment apply(Fragment value, String collation, Purpose purpose);
    }
}
