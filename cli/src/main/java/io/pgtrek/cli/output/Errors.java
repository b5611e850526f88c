package io.pgtrek.cli.output;

import io.pgtrek.cli.ExitCodes;
import io.pgtrek.error.MigrateException;

/** Tells about an error, in the form the user chose, and gives its exit code. */
public final class Errors {

    private Errors() {}

    public static int report(MigrateException e, Console console, boolean json) {
        int exitCode = ExitCodes.of(e.code().category());
        console.status().clear();
        if (json) {
            console.result(ErrorJson.render(e, exitCode));
        } else {
            console.error(ErrorText.render(e));
        }
        return exitCode;
    }
}
