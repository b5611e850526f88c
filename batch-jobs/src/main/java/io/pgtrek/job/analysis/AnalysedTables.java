package io.pgtrek.job.analysis;

import io.pgtrek.postgresql.toast.survey.TableSurvey;
import io.pgtrek.report.Numbers;
import io.pgtrek.report.Outcome;
import java.util.List;

/** Whether all that was wanted was read. */
record AnalysedTables(List<TableSurvey> tables) {

    Outcome outcome() {
        return tables.stream().anyMatch(TableSurvey::partly) ? Outcome.INCOMPLETE : Outcome.DONE;
    }

    String message() {
        long unread = tables.stream().filter(table -> table.notRead() != null).count();
        long partly = tables.stream().filter(TableSurvey::partly).count() - unread;
        long read = tables.size() - unread;
        return Numbers.of(read, "table") + (read == 1 ? " was read" : " were read")
                + (partly == 0 ? "" : ", but of " + Numbers.of(partly, "table") + " not all columns")
                + (unread == 0 ? "" : "; " + Numbers.of(unread, "table") + " could not be read")
                + ".";
    }
}
