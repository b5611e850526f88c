package io.pgtrek.report;

import java.nio.file.Path;
import java.util.List;

/** Names the files of a report at its end. */
final class TextFiles {

    private TextFiles() {}

    /** Nothing where there are none. */
    static void append(StringBuilder out, List<Path> files) {
        if (files.isEmpty()) {
            return;
        }
        out.append("\nFiles\n");
        files.forEach(
                file -> out.append("  ").append(Visible.text(file.toString())).append('\n'));
    }
}
