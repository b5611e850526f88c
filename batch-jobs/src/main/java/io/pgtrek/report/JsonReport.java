package io.pgtrek.report;

import io.pgtrek.json.StableJson;

/** The report for programs: {@link RunReport} as {@link StableJson}. */
public final class JsonReport implements ReportRenderer {

    @Override
    public String render(RunReport report) {
        return StableJson.write(report);
    }
}
