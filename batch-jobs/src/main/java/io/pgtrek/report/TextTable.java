package io.pgtrek.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A table for a terminal: columns as wide as they must be, numbers to the right. */
final class TextTable {

    private final int widest;
    private final String align;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * @param align one letter per column, l or r
     * @param widest columns a cell may take before it is cut
     */
    TextTable(String align, int widest) {
        this.align = align;
        this.widest = widest;
    }

    TextTable row(String... cells) {
        rows.add(Arrays.stream(cells)
                .map(c -> Visible.fit(Visible.text(c), widest))
                .toList());
        return this;
    }

    void appendTo(StringBuilder out, String indent) {
        int[] widths = IntStream.range(0, align.length()).map(this::width).toArray();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder(indent);
            for (int i = 0; i < row.size(); i++) {
                line.append(i == 0 ? "" : "  ").append(pad(row.get(i), widths[i], align.charAt(i)));
            }
            out.append(line.toString().stripTrailing()).append('\n');
        }
    }

    private int width(int column) {
        return rows.stream().mapToInt(r -> Visible.width(r.get(column))).max().orElse(0);
    }

    private static String pad(String cell, int width, char align) {
        String blanks = " ".repeat(width - Visible.width(cell));
        return align == 'r' ? blanks + cell : cell + blanks;
    }
}
