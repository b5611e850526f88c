package io.pgtrek.report;

/** Says whether every row that was read was either copied or rejected. */
final class RowAccount {

    private RowAccount() {}

    static String sentence(RunReport report) {
        long read = report.tables().stream().mapToLong(TableResult::read).sum();
        boolean balanced =
                report.tables().stream().allMatch(table -> table.read() == table.copied() + table.rejected());
        String sums = Numbers.count(read) + " read = " + Numbers.count(report.rowsCopied()) + " copied + "
                + Numbers.count(report.rowsRejected()) + " rejected";
        return balanced
                ? "Every row is accounted for: " + sums + "."
                : "ROWS ARE NOT ACCOUNTED FOR: " + sums.replace(" = ", ", but ") + ".";
    }
}
