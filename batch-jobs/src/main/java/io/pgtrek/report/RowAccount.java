package io.pgtrek.report;

/** Says whether every row that was read was either copied or rejected, and whether both sides were compared. */
final class RowAccount {

    private RowAccount() {}

    static String sentence(RunReport report) {
        long read = report.tables().stream().mapToLong(TableResult::read).sum();
        boolean balanced =
                report.tables().stream().allMatch(table -> table.read() == table.copied() + table.rejected());
        String sums = Numbers.count(read) + " read = " + Numbers.count(report.rowsCopied()) + " copied + "
                + Numbers.count(report.rowsRejected()) + " rejected";
        String account = balanced
                ? "Every row is accounted for: " + sums + "."
                : "ROWS ARE NOT ACCOUNTED FOR: " + sums.replace(" = ", ", but ") + ".";
        return account + compared(report);
    }

    private static String compared(RunReport report) {
        long equal = count(report, Checksum.EQUAL);
        long different = count(report, Checksum.DIFFERENT);
        if (equal + different == 0) {
            return "";
        }
        return " All rows of " + Numbers.of(equal + different, "table") + " were compared by hash on both sides: "
                + (different == 0 ? "equal." : Numbers.of(different, "table") + " not equal.");
    }

    private static long count(RunReport report, Checksum state) {
        return report.tables().stream()
                .filter(table -> table.checksum() == state)
                .count();
    }
}
