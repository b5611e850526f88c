package io.pgtrek.report;

/** Breaks sentences into lines of a terminal. */
final class TextWrap {

    private static final int COLUMNS = 96;

    private TextWrap() {}

    /** Appends the text, its first line after {@code first}, the others after as many blanks. */
    static void append(StringBuilder out, String first, String text) {
        String indent = " ".repeat(Visible.width(first));
        StringBuilder line = new StringBuilder(first);
        boolean empty = true;
        for (String word : Visible.text(text).split(" ")) {
            if (!empty && Visible.width(line.toString()) + 1 + Visible.width(word) > COLUMNS) {
                out.append(line.toString().stripTrailing()).append('\n');
                line = new StringBuilder(indent);
                empty = true;
            }
            line.append(empty ? "" : " ").append(word);
            empty = false;
        }
        out.append(line.toString().stripTrailing()).append('\n');
    }
}
