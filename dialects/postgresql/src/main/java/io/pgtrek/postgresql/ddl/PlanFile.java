package io.pgtrek.postgresql.ddl;

import io.pgtrek.finding.Finding;
import io.pgtrek.plan.Plan;
import java.util.List;

/** One file of the plan directory. */
record PlanFile(String name, List<Phase> phases) {
    PlanFile(String name, Phase... phases) {
        this(name, List.of(phases));
    }

    List<DdlStatement> select(List<DdlStatement> statements) {
        return statements.stream()
                .filter(statement -> phases.contains(statement.phase()))
                .toList();
    }

    String render(Plan plan, List<DdlStatement> statements, FindingPlaces places, List<Finding> homeless) {
        StringBuilder body = new StringBuilder();
        homeless.forEach(finding -> SqlComment.append(body, finding));
        for (DdlStatement statement : statements) {
            body.append('\n');
            places.of(statement).forEach(finding -> SqlComment.append(body, finding));
            body.append(statement.sql()).append(";\n");
        }
        return header(plan, body.indexOf("${") >= 0) + body;
    }

    private static String header(Plan plan, boolean placeholders) {
        StringBuilder header = new StringBuilder();
        SqlComment.append(header, "Made by pgtrek from " + plan.product() + " " + plan.productVersion() + ".");
        if (placeholders) {
            SqlComment.append(
                    header,
                    "Names or texts in this file look like Flyway placeholders: run it with"
                            + " flyway.placeholderReplacement=false.");
        }
        return header.toString();
    }
}
