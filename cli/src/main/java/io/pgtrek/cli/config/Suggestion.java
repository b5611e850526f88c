package io.pgtrek.cli.config;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name somebody meant. */
final class Suggestion {

    private Suggestion() {}

    /** The closest of the names, when it is close enough to be a slip of the finger. */
    static Optional<String> nearest(String written, Collection<String> names) {
        String wanted = written.toLowerCase(Locale.ROOT).replace('_', '-');
        int tolerance = Math.max(2, wanted.length() / 3);
        return names.stream()
                .filter(name -> distance(wanted, name) <= tolerance || wanted.length() > 2 && name.startsWith(wanted))
                .min(Comparator.comparingInt((String name) -> distance(wanted, name))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** Levenshtein's distance. */
    static int distance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            previous = row(a.charAt(i - 1), i, b, previous);
        }
        return previous[b.length()];
    }

    private static int[] row(char letter, int i, String b, int[] previous) {
        int[] current = new int[b.length() + 1];
        current[0] = i;
        for (int j = 1; j <= b.length(); j++) {
            int replaced = previous[j - 1] + (letter == b.charAt(j - 1) ? 0 : 1);
            current[j] = Math.min(replaced, Math.min(previous[j], current[j - 1]) + 1);
        }
        return current;
    }
}
