package io.pgtrek.sql;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How one database reads expressions, for {@link ExpressionParser}. A higher level binds more closely.
 *
 * @param infix levels of operators between operands, symbols or lower-case words
 * @param prefix levels of operators before an operand
 * @param predicate level of IS, IN, BETWEEN and of {@code matches}
 * @param matches words that compare text with a pattern
 * @param bareFunctions functions that may stand without parentheses
 * @param hexNumbersAreBytes whether {@code 0x41} is a binary string rather than a number
 */
public record Grammar(
        Lexicon lexicon,
        Map<String, Integer> infix,
        Map<String, Integer> prefix,
        int predicate,
        Set<String> matches,
        Set<String> bareFunctions,
        boolean hexNumbersAreBytes) {

    public Grammar {
        infix = Map.copyOf(infix);
        prefix = Map.copyOf(prefix);
        matches = Set.copyOf(matches);
        bareFunctions = Set.copyOf(bareFunctions);
    }

    /** Levels 1, 2, 3, … for groups of operators separated by blanks, the loosest first; a group may be empty. */
    public static Map<String, Integer> levels(List<String> groups) {
        Map<String, Integer> levels = new HashMap<>();
        for (int i = 0; i < groups.size(); i++) {
            for (String operator : groups.get(i).split(" ")) {
                levels.put(operator, i + 1);
            }
        }
        return levels;
    }

    int infixLevel(String operator) {
        return infix.getOrDefault(operator, 0);
    }
}
