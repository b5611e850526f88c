package io.pgtrek.report;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Reports that show everything a report can show. */
final class SampleReports {

    static final String HOSTILE = "shop.\"; drop \u202e\u001b[31m\n</script><script>alert(1)</script>'&";

    private static final Endpoint SOURCE = new Endpoint("jdbc:mariadb://db1:3306/shop", "MariaDB", "10.11.6");
    private static final Endpoint TARGET = new Endpoint("jdbc:postgresql://localhost/shop", "PostgreSQL", "18.6");

    private SampleReports() {}

    static RunReport rich() {
        return report(Outcome.INCOMPLETE, "3 rows were rejected; everything else arrived.", tables(), findings());
    }

    static RunReport clean() {
        List<TableResult> tables = List.of(table("shop.orders", 1_204_311, 0, List.of()));
        return report(Outcome.DONE, "Every row arrived, and the counts agree.", tables, List.of());
    }

    /** What a big, old application looks like. */
    static RunReport large(int tables, int findings) {
        return report(
                Outcome.INCOMPLETE,
                "48 rows were rejected; everything else arrived.",
                IntStream.range(0, tables).mapToObj(SampleReports::numbered).toList(),
                IntStream.range(0, findings)
                        .mapToObj(SampleReports::finding)
                        .sorted()
                        .toList());
    }

    private static TableResult numbered(int i) {
        List<AlterationCount> changes = i % 97 == 0
                ? List.of(new AlterationCount("created", "zero or partial date replaced", i + 1))
                : List.of();
        return table("erp.table_" + i, 31L * i * i % 900_001, i % 211 == 3 ? 2 : 0, changes);
    }

    private static Finding finding(int i) {
        Severity severity = i % 400 == 0 ? Severity.ERROR : i % 3 == 0 ? Severity.WARNING : Severity.INFO;
        return new Finding(
                "code-" + i % 13,
                severity,
                ObjectKind.COLUMN,
                "erp.table_" + i % 5000 + ".column_" + i % 17,
                "datetime(" + i % 7 + ") has no time zone and becomes timestamp.",
                i % 13 == 4 ? "Name another type under map: types." : "");
    }

    private static RunReport report(Outcome outcome, String message, List<TableResult> tables, List<Finding> findings) {
        boolean rejects = tables.stream().anyMatch(t -> t.rejected() > 0);
        return new RunReport(
                RunReport.SCHEMA_VERSION,
                "shop",
                "0.1.0",
                outcome,
                message,
                "2026-11-30T16:38:49.123Z",
                "2026-11-30T16:43:02.5Z",
                SOURCE,
                TARGET,
                List.of(
                        new PhaseTime("Reading the source's catalog", 812),
                        new PhaseTime("Copying rows", 201_300),
                        new PhaseTime("Keys, indexes, constraints", 48_900),
                        new PhaseTime("Verifying", 2_050)),
                List.of(
                        new ObjectCount(ObjectKind.TABLE, tables.size(), tables.size(), 0),
                        new ObjectCount(ObjectKind.INDEX, 31, 30, 1),
                        new ObjectCount(ObjectKind.VIEW, 4, 0, 4),
                        new ObjectCount(ObjectKind.TRIGGER, 2, 0, 2)),
                tables,
                findings,
                rejects ? List.of("rejects/shop.order_lines.csv") : List.of());
    }

    private static TableResult table(String name, long rows, long rejected, List<AlterationCount> changes) {
        return new TableResult(
                name, name, rows, rows, rows - rejected, rejected, rows - rejected, rows * 87, rows / 300, changes);
    }

    private static List<TableResult> tables() {
        List<TableResult> tables = new ArrayList<>();
        tables.add(table("shop.customers", 20_133, 0, List.of()));
        tables.add(table(
                "shop.orders",
                1_204_311,
                0,
                List.of(
                        new AlterationCount("created", "zero or partial date replaced", 17),
                        new AlterationCount("note", "U+0000 removed from text", 2))));
        tables.add(table("shop.order_lines", 8_400_123, 3, List.of()));
        tables.add(new TableResult("shop.stock", "shop.stock", 500, 500, 500, 0, 498, 44_000, 12, List.of()));
        tables.add(new TableResult(HOSTILE, "shop.safe", -1, 7, 7, 0, -1, 900, 1, List.of()));
        tables.add(table("shop.\u6771\u4eac \ud83d\udcda trailing ", 12, 0, List.of()));
        tables.add(table("shop.empty", 0, 0, List.of()));
        return tables;
    }

    private static List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        findings.add(new Finding(
                "row-rejected",
                Severity.ERROR,
                ObjectKind.TABLE,
                "shop.order_lines",
                "3 rows hold a price that numeric(10,2) cannot hold.",
                "Mend the rows or name a wider type under map: types."));
        findings.add(new Finding(
                "index-fulltext-skipped",
                Severity.WARNING,
                ObjectKind.INDEX,
                "shop.books.ft_title",
                "A FULLTEXT index has no direct counterpart and was not created.",
                "Create a GIN index over to_tsvector('english', title)."));
        for (String view : List.of("open_orders", "sales", "stock_value", "<b>bold</b>")) {
            findings.add(new Finding(
                    "view-not-migrated",
                    Severity.WARNING,
                    ObjectKind.VIEW,
                    "shop." + view,
                    "Views are not translated yet.",
                    "Rewrite it by hand; its definition is in the plan."));
        }
        findings.add(new Finding(
                "name-changed", Severity.INFO, ObjectKind.TABLE, HOSTILE, HOSTILE + " got a plain name.", ""));
        findings.sort(null);
        return findings;
    }
}
