package io.pgtrek.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Cuts a script for the {@code mysql} program into statements as that program does: {@code DELIMITER} lines are
 * obeyed, comments dropped, conditional comments (<code>&#47;*!50610 ... *&#47;</code>) left for the server.
 */
final class MySqlScript {

    private static final String DELIMITER = "delimiter";

    private final String script;
    private final List<String> statements = new ArrayList<>();
    private final StringBuilder statement = new StringBuilder();
    private String delimiter = ";";
    private boolean conditional;
    private int at;

    private MySqlScript(String script) {
        this.script = script;
    }

    static List<String> split(String script) {
        return new MySqlScript(script).split();
    }

    private List<String> split() {
        while (at < script.length()) {
            step();
        }
        finish();
        return List.copyOf(statements);
    }

    private void step() {
        char next = script.charAt(at);
        if (isDelimiterLine()) {
            readDelimiter();
        } else if (!conditional && script.startsWith(delimiter, at)) {
            at += delimiter.length();
            finish();
        } else if (next == '\'' || next == '"' || next == '`') {
            copyTo(endOfQuoted(next));
        } else if (next == '#' || isDashComment()) {
            at = endOfLine();
        } else if (script.startsWith("/*!", at)) {
            conditional = true;
            copyTo(at + "/*!".length());
        } else if (script.startsWith("/*", at)) {
            at = endAfter("*/", at + 2);
            statement.append(' ');
        } else if (conditional && script.startsWith("*/", at)) {
            conditional = false;
            copyTo(at + 2);
        } else {
            copyTo(at + 1);
        }
    }

    private boolean isDelimiterLine() {
        int end = at + DELIMITER.length();
        return end < script.length()
                && script.substring(at, end).toLowerCase(Locale.ROOT).equals(DELIMITER)
                && Character.isWhitespace(script.charAt(end))
                && statement.toString().isBlank();
    }

    private void readDelimiter() {
        int end = endOfLine();
        delimiter = script.substring(at + DELIMITER.length(), end).strip();
        at = end;
    }

    /** Two dashes begin a comment only before white space: {@code 5--3} is 8. */
    private boolean isDashComment() {
        return script.startsWith("--", at)
                && (at + 2 == script.length() || Character.isWhitespace(script.charAt(at + 2)));
    }

    private int endOfQuoted(char quote) {
        int end = at + 1;
        while (end < script.length() && script.charAt(end) != quote) {
            end += script.charAt(end) == '\\' && quote != '`' ? 2 : 1;
        }
        return Math.min(end + 1, script.length());
    }

    private int endOfLine() {
        int end = script.indexOf('\n', at);
        return end < 0 ? script.length() : end;
    }

    private int endAfter(String mark, int from) {
        int end = script.indexOf(mark, from);
        return end < 0 ? script.length() : end + mark.length();
    }

    private void copyTo(int end) {
        statement.append(script, at, end);
        at = end;
    }

    private void finish() {
        if (!statement.toString().isBlank()) {
            statements.add(statement.toString().strip());
        }
        statement.setLength(0);
    }
}
