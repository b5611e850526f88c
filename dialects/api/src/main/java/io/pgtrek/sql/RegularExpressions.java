package io.pgtrek.sql;

import java.util.regex.Pattern;

/** The part of regular expressions that ICU, PCRE, POSIX and PostgreSQL read alike. */
public final class RegularExpressions {

    private static final int MAX_LENGTH = 400;
    private static final String ESCAPE = "\\\\[^A-Za-z0-9\\x00-\\x20]|\\\\[dDwWsS]";
    private static final String BRACKET =
            "\\[\\^?(?:\\[:[a-z]+:\\]|" + ESCAPE + "|(?!&&|--|~~|\\|\\|)[^\\[\\]\\\\])+\\]";
    private static final String QUANTIFIER = "(?:(?:[*+?]|\\{\\d{1,2}(?:,\\d{0,2})?\\})(?![*+?{]))?";
    private static final String ATOM =
            "(?:(?:[^\\\\\\[\\](){}*+?|^$]|" + ESCAPE + "|" + BRACKET + "|\\))" + QUANTIFIER + ")";
    private static final String START = "(?:(?:\\((?:\\?:)?|[|^$])(?![*+?{]))";
    private static final Pattern PORTABLE =
            Pattern.compile("(?![*+?{])(?:" + ATOM + "|" + START + ")*+", Pattern.DOTALL);

    private RegularExpressions() {}

    /** @throws UntranslatableException where the pattern may mean something else in PostgreSQL */
    public static void checkPortable(String pattern) {
        if (pattern.length() > MAX_LENGTH || !PORTABLE.matcher(pattern).matches() || !isBalanced(pattern)) {
            throw new UntranslatableException(
                    "the regular expression \"" + pattern + "\" may mean something else in PostgreSQL");
        }
    }

    private static boolean isBalanced(String pattern) {
        String groups = pattern.replaceAll(ESCAPE + "|" + BRACKET, "").replaceAll("[^()]", "");
        int depth = 0;
        for (int i = 0; i < groups.length() && depth >= 0; i++) {
            depth += groups.charAt(i) == '(' ? 1 : -1;
        }
        return depth == 0;
    }
}
