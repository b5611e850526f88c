package io.pgtrek.job.migration;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.postgresql.copy.SliceResult;
import io.pgtrek.report.TableResult;
import java.util.List;

/** Sees that every row that was read was either copied or rejected. */
final class RowAccounts {

    private RowAccounts() {}

    /** Called before the slice commits. */
    static void require(QualifiedName table, SliceResult result) {
        require(table.toString(), result.read(), result.copied(), result.rejected());
    }

    /** Called when the run ends. */
    static void require(List<TableResult> tables) {
        tables.forEach(table -> require(table.target(), table.read(), table.copied(), table.rejected()));
    }

    private static void require(String table, long read, long copied, long rejected) {
        if (read != copied + rejected) {
            throw new MigrateException(
                    ErrorCode.INTERNAL,
                    "Rows of " + table + " are not accounted for: " + read + " read, but " + copied + " copied and "
                            + rejected + " rejected.",
                    null,
                    "This is a defect of this program; please report it. Do not use the target.");
        }
    }
}
