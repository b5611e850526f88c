package io.pgtrek.cli.output;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import io.pgtrek.plan.Plan;
import io.pgtrek.report.Numbers;
import java.util.Locale;

/** What a plan amounts to, in a few lines. */
public final class PlanText {

    private PlanText() {}

    /** Objects and findings; ends with a line feed. */
    public static String summary(Plan plan) {
        StringBuilder text = new StringBuilder();
        text.append("Source: ")
                .append(plan.product())
                .append(' ')
                .append(plan.productVersion())
                .append('\n');
        text.append("Plan: ")
                .append(Numbers.of(plan.schemas().size(), "schema"))
                .append(", ")
                .append(Numbers.of(plan.enums().size(), "enum"))
                .append(", ")
                .append(Numbers.of(plan.sequences().size(), "sequence"))
                .append(", ")
                .append(Numbers.of(plan.tables().size(), "table"))
                .append('\n');
        text.append("Findings: ").append(counts(plan)).append('\n');
        plan.findings().stream().sorted().forEach(finding -> append(text, finding));
        return text.toString();
    }

    private static String counts(Plan plan) {
        StringBuilder counts = new StringBuilder();
        for (Severity severity : Severity.values()) {
            long count = plan.findings().stream()
                    .filter(finding -> finding.severity() == severity)
                    .count();
            counts.append(counts.isEmpty() ? "" : ", ").append(Numbers.of(count, word(severity)));
        }
        return counts.toString();
    }

    private static void append(StringBuilder text, Finding finding) {
        text.append("  ").append(word(finding.severity())).append(' ').append(visible(finding.object()));
        text.append(": ")
                .append(visible(finding.message()))
                .append(" [")
                .append(finding.code())
                .append("]\n");
        if (!finding.hint().isEmpty()) {
            text.append("    hint: ").append(visible(finding.hint())).append('\n');
        }
    }

    private static String word(Severity severity) {
        return severity.name().toLowerCase(Locale.ROOT);
    }

    private static String visible(String text) {
        return text.replaceAll("\\p{Cntrl}+", " ");
    }
}
