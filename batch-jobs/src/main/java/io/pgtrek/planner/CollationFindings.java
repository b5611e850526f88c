package io.pgtrek.planner;

import io.pgtrek.config.CaseInsensitive;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import java.util.List;
import java.util.Set;

/** What checks of the data say about keys equal only by collation, once the job's choice is taken into account. */
final class CollationFindings {

    private static final Set<String> EASED = Set.of("key-case-insensitive", "collation-exact");

    private CollationFindings() {}

    /** As plain text all stands; otherwise keys stay as strict, and foreign keys are put to the test by PostgreSQL. */
    static List<Finding> under(CaseInsensitive choice, List<Finding> findings) {
        return choice == CaseInsensitive.TEXT
                ? findings
                : findings.stream()
                        .filter(finding -> !EASED.contains(finding.code()))
                        .map(CollationFindings::eased)
                        .toList();
    }

    private static Finding eased(Finding finding) {
        return finding.code().equals("foreign-key-collation")
                ? new Finding(
                        finding.code(),
                        Severity.INFO,
                        finding.kind(),
                        finding.object(),
                        finding.message(),
                        "map.case-insensitive lets them match; where accents (citext) or trailing blanks make the"
                                + " difference, the key stays not valid.")
                : finding;
    }
}
