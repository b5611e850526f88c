package io.pgtrek.report;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The section of findings: by severity, then by code; a hint that a whole group shares stands once. */
final class HtmlFindings {

    private static final int IN_SIGHT = 40;

    private HtmlFindings() {}

    static void append(Html html, List<Finding> findings) {
        html.start("section", "id", "findings").leaf("h2", "Findings");
        if (findings.isEmpty()) {
            html.leaf("p", "None: everything was carried over as it was.");
        }
        FindingGroups.of(findings).forEach((severity, byCode) -> severity(html, severity, byCode));
        html.end();
    }

    private static void severity(Html html, Severity severity, Map<String, List<Finding>> byCode) {
        html.leaf(
                "h3",
                Numbers.of(FindingGroups.size(byCode), FindingGroups.word(severity)),
                "class",
                severity.name().toLowerCase(Locale.ROOT));
        html.leaf("p", meaning(severity), "class", "meaning");
        byCode.forEach((code, findings) -> group(html, severity, code, findings));
    }

    private static String meaning(Severity severity) {
        return switch (severity) {
            case INFO -> "Good to know; nothing is lost.";
            case WARNING -> "Something works differently or was not carried over.";
            case ERROR -> "Something the application needs is missing, or data could not be kept.";
            case BLOCKER -> "The run cannot start until this is mended.";
        };
    }

    private static void group(Html html, Severity severity, String code, List<Finding> findings) {
        boolean inSight = severity != Severity.INFO && findings.size() <= IN_SIGHT;
        html.start("details", inSight ? new String[] {"open", ""} : new String[0]);
        html.start("summary")
                .leaf("code", code)
                .text(" × " + Numbers.count(findings.size()))
                .end();
        boolean shared = findings.stream().map(Finding::hint).distinct().count() == 1;
        if (shared) {
            hint(html, findings.get(0));
        }
        html.start("ul", "class", "findings").line();
        findings.forEach(f -> finding(html, f, !shared));
        html.end().end();
    }

    private static void finding(Html html, Finding finding, boolean withHint) {
        html.start("li").leaf("code", finding.object()).text(" " + finding.message());
        if (withHint) {
            hint(html, finding);
        }
        html.end();
    }

    private static void hint(Html html, Finding finding) {
        if (!finding.hint().isEmpty()) {
            html.leaf("p", finding.hint(), "class", "hint");
        }
    }
}
