package io.pgtrek.planner;

import io.pgtrek.catalog.Routine;
import io.pgtrek.catalog.Schema;
import io.pgtrek.catalog.Trigger;
import io.pgtrek.catalog.View;
import io.pgtrek.config.ObjectGroup;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.spi.Selection;
import java.util.List;

/** Views, routines and triggers, which this version does not translate: every one becomes a finding with its text. */
final class CodeObjects {

    private final PlanScope scope;
    private final List<String> materialize;

    CodeObjects(PlanScope scope, List<String> materialize) {
        this.scope = scope;
        this.materialize = materialize;
    }

    void report(Schema schema) {
        if (scope.wants(ObjectGroup.VIEWS)) {
            schema.views().stream()
                    .filter(view -> !Selection.matchesAny(materialize, view.name()))
                    .forEach(this::report);
        }
        if (scope.wants(ObjectGroup.ROUTINES)) {
            schema.routines().forEach(this::report);
        }
        if (scope.wants(ObjectGroup.TRIGGERS)) {
            schema.triggers().forEach(this::report);
        }
    }

    private void report(View view) {
        scope.findings()
                .about(
                        "view-not-carried-over",
                        Severity.WARNING,
                        ObjectKind.VIEW,
                        view.name(),
                        "is a view and is not translated. Definition: " + shown(view.definition()),
                        "Write it for PostgreSQL, or copy its rows into a table with select.materialize.");
    }

    private void report(Routine routine) {
        ObjectKind kind = routine.kind().equals("event") ? ObjectKind.EVENT : ObjectKind.ROUTINE;
        scope.findings()
                .about(
                        "routine-not-carried-over",
                        Severity.WARNING,
                        kind,
                        routine.name(),
                        "is a " + routine.kind() + " and is not translated. Definition: " + shown(routine.definition()),
                        kind == ObjectKind.EVENT ? "Schedule it with pg_cron or a timer." : "Write it in PL/pgSQL.");
    }

    private void report(Trigger trigger) {
        scope.findings()
                .part(
                        "trigger-not-carried-over",
                        Severity.WARNING,
                        ObjectKind.TRIGGER,
                        trigger.table(),
                        trigger.name(),
                        "is a trigger (" + trigger.event() + ") and is not translated. Definition: "
                                + shown(trigger.definition()),
                        "Write it in PL/pgSQL.");
    }

    private static String shown(String definition) {
        return definition.isBlank() ? "(not visible to this user)" : definition.strip();
    }
}
