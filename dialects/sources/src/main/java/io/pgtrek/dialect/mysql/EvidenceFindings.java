package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.catalog.type.PgType.Enumeration;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.spi.Evidence;
import io.pgtrek.spi.ValuePolicy.ZeroDates;
import java.util.ArrayList;
import java.util.List;

/** What the data's answers mean to a reader. */
final class EvidenceFindings {

    private EvidenceFindings() {}

    /** Whether values found in a NOT NULL column will become NULL. */
    static boolean makesNulls(Carriage carriage, PgType target, Evidence evidence) {
        if (carriage.column().nullable() || carriage.inPrimaryKey()) {
            return false;
        }
        boolean dates = carriage.zeroDates() == ZeroDates.NULL && evidence.any(Probes.IMPOSSIBLE_DATE);
        return dates || (target instanceof Enumeration && evidence.any(Probes.ENUM_INVALID));
    }

    static List<Finding> of(Carriage carriage, PgType target, Evidence evidence) {
        List<Finding> findings = new ArrayList<>();
        addFlag(carriage, evidence, findings);
        addBigint(carriage, evidence, findings);
        addDates(carriage, evidence, findings);
        addEnum(carriage, target, evidence, findings);
        addTime(carriage, evidence, findings);
        addUtf8(carriage, evidence, findings);
        addYear(carriage, findings);
        return findings;
    }

    private static void addFlag(Carriage carriage, Evidence evidence, List<Finding> findings) {
        if (evidence.any(Probes.NOT_BOOLEAN)) {
            findings.add(carriage.finding(
                    "tinyint-not-boolean",
                    Severity.INFO,
                    count(evidence, Probes.NOT_BOOLEAN) + " other than 0 and 1, so it becomes smallint.",
                    "A rule in map.types can fix the type."));
        }
    }

    private static void addBigint(Carriage carriage, Evidence evidence, List<Finding> findings) {
        if (!IntegerCarrier.isUnsignedBigint(carriage)) {
            return;
        }
        if (evidence.any(Probes.ABOVE_BIGINT) || DefaultRange.aboveBigint(carriage.column())) {
            findings.add(carriage.finding(
                    "bigint-unsigned-wide",
                    Severity.WARNING,
                    countOrDefault(evidence, Probes.ABOVE_BIGINT)
                            + " above 9223372036854775807, so it becomes numeric(20)"
                            + (carriage.column().identity() == null
                                    ? "."
                                    : ", which PostgreSQL cannot number as an identity."),
                    ""));
        } else {
            String largest =
                    evidence.known() ? " The largest value now is " + evidence.count(Probes.LARGEST) + "." : "";
            findings.add(carriage.finding(
                    "bigint-unsigned-narrowed",
                    Severity.INFO,
                    "bigint ends at 9223372036854775807, half of the range of the source." + largest,
                    "A rule to numeric(20) in map.types keeps the whole range."));
        }
    }

    private static void addDates(Carriage carriage, Evidence evidence, List<Finding> findings) {
        if (!evidence.any(Probes.IMPOSSIBLE_DATE)) {
            return;
        }
        boolean nulls = carriage.zeroDates() == ZeroDates.NULL;
        findings.add(carriage.finding(
                "zero-dates-not-null",
                nulls ? Severity.WARNING : Severity.ERROR,
                count(evidence, Probes.IMPOSSIBLE_DATE) + " that no calendar has in a column that is NOT NULL: "
                        + (nulls ? "they become NULL and NOT NULL is dropped." : "their rows will be rejected."),
                "Choose another policy in map.zero-dates, or repair the data."));
    }

    private static void addEnum(Carriage carriage, PgType target, Evidence evidence, List<Finding> findings) {
        if (evidence.any(Probes.ENUM_INVALID) && target instanceof Enumeration) {
            boolean rejects = carriage.inPrimaryKey();
            findings.add(carriage.finding(
                    "enum-invalid-not-null",
                    rejects ? Severity.ERROR : Severity.WARNING,
                    count(evidence, Probes.ENUM_INVALID) + " of the invalid index 0: "
                            + (rejects ? "their rows will be rejected." : "they become NULL and NOT NULL is dropped."),
                    "Repair the data, or carry it as text by a rule in map.types."));
        }
        if (target.equals(PgType.TEXT) && MysqlFamily.of(carriage.type()) == MysqlFamily.ENUM) {
            findings.add(carriage.finding(
                    "enum-as-text",
                    Severity.INFO,
                    "A label is longer than the 63 bytes PostgreSQL allows; it becomes text with a check.",
                    ""));
        }
    }

    private static void addTime(Carriage carriage, Evidence evidence, List<Finding> findings) {
        if (evidence.any(Probes.OUTSIDE_DAY) || DefaultRange.outsideDay(carriage.column())) {
            findings.add(carriage.finding(
                    "time-as-interval",
                    Severity.WARNING,
                    countOrDefault(evidence, Probes.OUTSIDE_DAY) + " outside 00:00 to 24:00, so it becomes interval.",
                    "Queries that expect a time of day need a change."));
        }
    }

    private static void addUtf8(Carriage carriage, Evidence evidence, List<Finding> findings) {
        if (evidence.any(Probes.UTF8_BYTES)) {
            findings.add(carriage.finding(
                    "text-double-encoded",
                    Severity.WARNING,
                    count(evidence, Probes.UTF8_BYTES)
                            + (evidence.count(Probes.UTF8_BYTES) == 1 ? " looks" : " look") + " like UTF-8 stored as "
                            + carriage.type().characterSet()
                            + "; read as declared they show as two or more odd letters each.",
                    "If so, list the column under map.utf8-in-latin1."));
        }
    }

    private static void addYear(Carriage carriage, List<Finding> findings) {
        Integer digits = carriage.type().length();
        if (MysqlFamily.of(carriage.type()) == MysqlFamily.YEAR && digits != null && digits == 2) {
            findings.add(carriage.finding(
                    "year-two-digits",
                    Severity.WARNING,
                    "Only two digits of the year arrive, as the source shows it.",
                    "Change it to year(4) in the source first."));
        }
    }

    private static String countOrDefault(Evidence evidence, String id) {
        return evidence.any(id) ? count(evidence, id) : "a default";
    }

    private static String count(Evidence evidence, String id) {
        long count = evidence.count(id);
        return count + (count == 1 ? " value" : " values");
    }
}
