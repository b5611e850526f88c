package io.pgtrek.testkit;

import java.util.List;

/** Shows where two texts begin to differ. */
final class FirstDifference {

    private static final int LINES_BEFORE = 3;
    private static final int LINES_SHOWN = 8;

    private FirstDifference() {}

    static String between(String expected, String actual) {
        List<String> before = lines(expected);
        List<String> after = lines(actual);
        int line = firstDifferent(before, after);
        StringBuilder text = new StringBuilder("from line " + (line + 1) + " on:");
        append(text, "  ", before.subList(Math.max(0, line - LINES_BEFORE), line));
        append(text, "- ", shown(before, line));
        append(text, "+ ", shown(after, line));
        return text.toString();
    }

    private static int firstDifferent(List<String> before, List<String> after) {
        int line = 0;
        while (line < Math.min(before.size(), after.size()) && before.get(line).equals(after.get(line))) {
            line++;
        }
        return line;
    }

    private static List<String> shown(List<String> lines, int from) {
        return lines.subList(Math.min(from, lines.size()), Math.min(from + LINES_SHOWN, lines.size()));
    }

    private static void append(StringBuilder text, String mark, List<String> lines) {
        lines.forEach(line -> text.append('\n').append(mark).append(line));
    }

    /** Carriage returns are made visible; a missing end of the last line makes a line less. */
    private static List<String> lines(String text) {
        return List.of(text.replace("\r", "\\r").split("\n", -1));
    }
}
