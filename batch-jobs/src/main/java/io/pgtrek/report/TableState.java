package io.pgtrek.report;

/** What a reader should think of one table, worst first. */
enum TableState {
    DIFFERS("counts differ"),
    ROWS_DIFFER("rows differ"),
    REJECTED("rows rejected"),
    ALTERED("values changed"),
    FINE("as in the source");

    private final String title;

    TableState(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }

    static TableState of(TableResult table) {
        if (!table.counted()) {
            return DIFFERS;
        }
        if (!table.matches()) {
            return ROWS_DIFFER;
        }
        if (table.rejected() > 0) {
            return REJECTED;
        }
        return altered(table) > 0 ? ALTERED : FINE;
    }

    /** Values of the table that policy changed. */
    static long altered(TableResult table) {
        return table.alterations().stream().mapToLong(AlterationCount::count).sum();
    }

    static long count(RunReport report, TableState state) {
        return report.tables().stream().filter(t -> of(t) == state).count();
    }
}
