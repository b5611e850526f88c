package io.pgtrek.report;

import io.pgtrek.finding.Finding;
import io.pgtrek.finding.Severity;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Findings by severity, worst first, then by code. */
final class FindingGroups {

    private FindingGroups() {}

    static SortedMap<Severity, SortedMap<String, List<Finding>>> of(List<Finding> findings) {
        return findings.stream()
                .sorted()
                .collect(Collectors.groupingBy(
                        Finding::severity,
                        () -> new TreeMap<>(Comparator.reverseOrder()),
                        Collectors.groupingBy(Finding::code, TreeMap::new, Collectors.toList())));
    }

    static long count(RunReport report, Severity severity) {
        return report.findings().stream().filter(f -> f.severity() == severity).count();
    }

    /** {@code 1 error, 2 warnings, 3 infos}; {@code none} for none. */
    static String summary(List<Finding> findings) {
        String counts = of(findings).entrySet().stream()
                .map(e -> Numbers.of(size(e.getValue()), word(e.getKey())))
                .collect(Collectors.joining(", "));
        return counts.isEmpty() ? "none" : counts;
    }

    static long size(Map<String, List<Finding>> byCode) {
        return byCode.values().stream().mapToLong(List::size).sum();
    }

    static String word(Severity severity) {
        return switch (severity) {
            case INFO -> "note";
            case WARNING -> "warning";
            case ERROR -> "error";
            case BLOCKER -> "blocker";
        };
    }

    /** Severities, worst first. */
    static List<Severity> worstFirst() {
        return List.of(Severity.BLOCKER, Severity.ERROR, Severity.WARNING, Severity.INFO);
    }
}
