package io.pgtrek.cli.output;

import io.pgtrek.error.MigrateException;

/** An error as people read it. */
final class ErrorText {

    private ErrorText() {}

    static String render(MigrateException e) {
        StringBuilder text = new StringBuilder("ERROR " + e.code().id() + ": " + e.getMessage());
        if (e.detail() != null) {
            text.append("\nDETAIL: ").append(e.detail().strip().replace("\n", "\n        "));
        }
        if (e.hint() != null) {
            text.append("\nHINT: ").append(e.hint().replace("\n", "\n      "));
        }
        return text.toString();
    }
}
