package io.pgtrek.report;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Findings for a terminal: the first of each kind in full, its likes counted; of notes the first in one line. */
final class TextFindings {

    private static final int IN_FULL = 10;
    private static final int COUNTED = 15;
    private static final int LONGEST = 340;
    private static final int ONE_LINE = 78;

    private final StringBuilder out;
    private int full;
    private int counted;
    private long unsaid;

    private TextFindings(StringBuilder out) {
        this.out = out;
    }

    static void append(StringBuilder out, RunReport report) {
        out.append("\nFindings: ").append(FindingGroups.summary(report)).append('\n');
        TextFindings text = new TextFindings(out);
        FindingGroups.of(report).forEach(text::severity);
        text.rest();
    }

    private void severity(Severity severity, Map<String, List<Finding>> byCode) {
        byCode.forEach((code, findings) -> {
            if (severity != Severity.INFO && full < IN_FULL) {
                full(findings);
            } else if (counted < COUNTED) {
                counted++;
                out.append(label(severity))
                        .append(Numbers.count(findings.size()))
                        .append(" × ")
                        .append(code)
                        .append(": ")
                        .append(Visible.fit(said(findings.get(0)), ONE_LINE - code.length()))
                        .append('\n');
            } else {
                unsaid += findings.size();
            }
        });
    }

    private void full(List<Finding> findings) {
        full++;
        Finding first = findings.get(0);
        String more = findings.size() == 1
                ? ""
                : " (and " + Numbers.count(findings.size() - 1L) + " more " + first.code() + ")";
        TextWrap.append(out, label(first.severity()), Visible.fit(said(first), LONGEST) + more);
        if (!first.hint().isEmpty()) {
            TextWrap.append(out, " ".repeat(11) + "→ ", first.hint());
        }
    }

    private static String said(Finding finding) {
        return Visible.text(finding.object() + ": " + finding.message());
    }

    private static String label(Severity severity) {
        return String.format(Locale.ROOT, "  %-8s ", FindingGroups.word(severity));
    }

    private void rest() {
        if (unsaid > 0) {
            out.append("  and ").append(Numbers.count(unsaid)).append(" others\n");
        }
        if (counted > 0 || unsaid > 0) {
            out.append("  All of them, with what to do, are in the report's HTML and JSON files.\n");
        }
    }
}
