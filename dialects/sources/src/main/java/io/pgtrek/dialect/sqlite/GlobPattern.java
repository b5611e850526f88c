package io.pgtrek.dialect.sqlite;

import io.pgtrek.sql.UntranslatableException;

/**
 * A pattern of GLOB in the terms of LIKE, or as a regular expression where it has character classes.
 *
 * @param regular whether {@code pattern} is a regular expression
 */
record GlobPattern(String pattern, boolean regular) {

    static GlobPattern of(String glob) {
        return glob.indexOf('[') < 0
                ? new GlobPattern(like(glob), false)
                : new GlobPattern(regularExpression(glob), true);
    }

    private static String like(String glob) {
        StringBuilder result = new StringBuilder();
        for (char c : glob.toCharArray()) {
            switch (c) {
                case '*' -> result.append('%');
                case '?' -> result.append('_');
                case '%', '_', '\\' -> result.append('\\').append(c);
                default -> result.append(c);
            }
        }
        return result.toString();
    }

    private static String regularExpression(String glob) {
        StringBuilder result = new StringBuilder("^");
        int at = 0;
        while (at < glob.length()) {
            char c = glob.charAt(at);
            int end = c == '[' ? classEnd(glob, at) : at + 1;
            result.append(c == '[' ? characterClass(glob.substring(at + 1, end - 1)) : one(c));
            at = end;
        }
        return result.append('$').toString();
    }

    private static String one(char c) {
        return switch (c) {
            case '*' -> ".*";
            case '?' -> ".";
            case '.', '^', '$', '+', '(', ')', '{', '}', '|', '\\', ']' -> "\\" + c;
            default -> String.valueOf(c);
        };
    }

    private static int classEnd(String glob, int start) {
        int first = glob.startsWith("^", start + 1) ? start + 2 : start + 1;
        int end = glob.indexOf(']', first + 1);
        if (end < 0) {
            throw new UntranslatableException("a character class of GLOB is not closed");
        }
        return end + 1;
    }

    /** Only plain characters and ranges, which mean the same in both. */
    private static String characterClass(String inside) {
        if (!inside.matches("\\^?(?:[A-Za-z0-9 _.,:;@#/+*?!=-])+")) {
            throw new UntranslatableException("the character class [" + inside + "] of GLOB is not translated");
        }
        return "[" + inside + "]";
    }
}
