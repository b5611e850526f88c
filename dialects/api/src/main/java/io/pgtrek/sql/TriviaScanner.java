package io.pgtrek.sql;

import java.util.Set;

/** Skips white space and comments. */
final class TriviaScanner {

    private final String sql;
    private final Set<CommentStyle> styles;

    TriviaScanner(String sql, Set<CommentStyle> styles) {
        this.sql = sql;
        this.styles = styles;
    }

    /** Position of the first character at or behind {@code start} that belongs to a token, or the text's length. */
    int skip(int start) {
        int at = start;
        int next = skipOne(at);
        while (next > at) {
            at = next;
            next = skipOne(at);
        }
        return at;
    }

    private int skipOne(int at) {
        if (at >= sql.length()) {
            return at;
        }
        char c = sql.charAt(at);
        if (c <= ' ' || c == '\u00a0' || c == '\ufeff') {
            return at + 1;
        }
        return switch (c) {
            case '-' -> startsDashes(at) ? lineEnd(at) : at;
            case '#' -> styles.contains(CommentStyle.HASH) ? lineEnd(at) : at;
            case '/' -> sql.startsWith("/*", at) ? block(at) : at;
            case '*' -> closesExecutable(at) ? at + 2 : at;
            case '{' -> styles.contains(CommentStyle.BRACES) ? closing(at, "}") : at;
            default -> at;
        };
    }

    private boolean startsDashes(int at) {
        if (!sql.startsWith("--", at)) {
            return false;
        }
        boolean blank = at + 2 >= sql.length() || sql.charAt(at + 2) <= ' ';
        return styles.contains(CommentStyle.DASHES) || styles.contains(CommentStyle.DASHES_AND_BLANK) && blank;
    }

    private int lineEnd(int at) {
        int end = sql.indexOf('\n', at);
        return end < 0 ? sql.length() : end + 1;
    }

    private int block(int at) {
        if (styles.contains(CommentStyle.EXECUTABLE_BLOCK) && executableStart(at) > at) {
            return executableStart(at);
        }
        if (styles.contains(CommentStyle.NESTED_BLOCK)) {
            return nestedEnd(at);
        }
        return styles.contains(CommentStyle.BLOCK) ? closing(at + 1, "*/") : at;
    }

    /** Behind slash, star, optional M, exclamation mark, version; {@code at} where it is an ordinary comment. */
    private int executableStart(int at) {
        int mark = sql.startsWith("/*M!", at) ? at + 4 : sql.startsWith("/*!", at) ? at + 3 : at;
        int end = mark;
        while (mark > at && end < sql.length() && Lexicon.isDigit(sql.charAt(end))) {
            end++;
        }
        return end;
    }

    /** What such a comment ends with is no operator of any SQL, so it needs no count of what is open. */
    private boolean closesExecutable(int at) {
        return styles.contains(CommentStyle.EXECUTABLE_BLOCK) && sql.startsWith("*/", at);
    }

    private int closing(int at, String close) {
        int end = sql.indexOf(close, at + 1);
        if (end < 0) {
            throw new SqlTextException("a comment starts and does not end", at);
        }
        return end + close.length();
    }

    private int nestedEnd(int start) {
        int depth = 0;
        int at = start;
        while (at < sql.length()) {
            if (sql.startsWith("/*", at)) {
                depth++;
                at += 2;
            } else if (sql.startsWith("*/", at)) {
                depth--;
                at += 2;
                if (depth == 0) {
                    return at;
                }
            } else {
                at++;
            }
        }
        throw new SqlTextException("a comment starts and does not end", start);
    }
}
