package io.pgtrek.dialect.sqlite;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgTypeNames;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.QualifiedName;
import java.util.ArrayList;
import java.util.List;

/** Says what about a column's data made it another type than declared, or will be changed by a rule. */
record ColumnFindings(QualifiedName table, Column column) {

    private static final String CAST_HINT = "to have another type, give a rule under map.types";

    List<Finding> about(Ladder ladder, PgType target, ColumnData data, boolean emptyToNull) {
        List<Finding> findings = new ArrayList<>();
        if (!ladder.declared()) {
            findings.add(byData(target, data));
        } else if (!target.equals(ladder.steps().get(0))) {
            findings.add(widened(ladder.steps().get(0), target, data));
        }
        if (target.equals(PgType.BYTEA) && data.numbers() + data.texts() > 0) {
            findings.add(warning(
                    "blob-mixed", "Holds " + data.summary() + "; numbers and texts become the bytes of their text."));
        }
        if (emptyToNull) {
            findings.add(warning(
                    "empty-text-null", counted(data.empties(), "empty text becomes", "empty texts become") + " NULL."));
        }
        findings.addAll(times(target, data));
        if (target.equals(PgType.UUID) && data.blobs() > 0) {
            findings.add(Finding.column(
                    "uuid-byte-order",
                    Severity.WARNING,
                    table,
                    column.name(),
                    counted(data.blobs(), "blob of 16 bytes is", "blobs of 16 bytes are")
                            + " read as uuid in the order of the text form.",
                    ".NET stores the first 8 bytes in another order: if so, map the column to bytea"));
        }
        return findings;
    }

    private List<Finding> times(PgType target, ColumnData data) {
        List<Finding> findings = new ArrayList<>();
        if (data.numbersAsTime(target) > 0) {
            String how = data.unitsMixed()
                    ? "seconds and milliseconds since 1970 side by side, told apart by size"
                    : data.millis() > 0 ? "milliseconds since 1970" : "seconds since 1970, or Julian days by size";
            findings.add(warning(
                    "epoch-converted",
                    counted(data.numbersAsTime(target), "number is read as a time", "numbers are read as times")
                            + " in UTC: " + how + "."));
        }
        if (data.zeros(target) > 0) {
            findings.add(warning(
                    "zero-date",
                    counted(data.zeros(target), "zero date is", "zero dates are") + " treated by map.zero-dates."));
        }
        long without = data.texts() - data.empties() - data.zeros(target) - data.offsets();
        if (target.equals(PgType.timestamptz(null)) && without > 0) {
            findings.add(warning(
                    "offset-missing",
                    counted(without, "time without an offset is", "times without an offset are")
                            + " read as UTC, as SQLite's functions do."));
        }
        return findings;
    }

    private Finding byData(PgType target, ColumnData data) {
        String holds = data.values() == 0 ? "holds no values" : "holds " + data.summary();
        return Finding.column(
                "type-by-data",
                Severity.INFO,
                table,
                column.name(),
                "Its declared type \"" + column.type().declaration() + "\" says little; the column " + holds
                        + " and becomes " + PgTypeNames.display(target) + ".",
                CAST_HINT);
    }

    private Finding widened(PgType wanted, PgType target, ColumnData data) {
        String why = data.misfits(wanted) > 0
                ? "of which " + counted(data.misfits(wanted), "does not fit ", "do not fit ")
                        + PgTypeNames.display(wanted)
                : data.unitsUnclear()
                        ? "and the numbers may be seconds or milliseconds"
                        : "and empty texts in the primary key cannot become NULL";
        return warning(
                "type-widened",
                "Declared " + column.type().declaration() + ", but holds " + data.summary() + ", " + why + ": becomes "
                        + PgTypeNames.display(target) + ".");
    }

    private static String counted(long count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }

    private Finding warning(String code, String message) {
        return Finding.column(code, Severity.WARNING, table, column.name(), message, CAST_HINT);
    }
}
