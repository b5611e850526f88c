package io.pgtrek.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.json.StableJson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RenderersTest {

    private static final RunReport RICH = SampleReports.rich();

    @Test
    void textIsAsReviewed() throws IOException {
        Golden.assertMatches("rich.txt", new TextReport(List.of(Path.of("reports", "shop.html"))).render(RICH));
        Golden.assertMatches("clean.txt", new TextReport().render(SampleReports.clean()));
        Golden.assertMatches("large.txt", new TextReport().render(SampleReports.large(5000, 20_000)));
    }

    @Test
    void htmlIsAsReviewed() throws IOException {
        Golden.assertMatches("rich.html", new HtmlReport().render(RICH));
    }

    @Test
    void jsonIsAsReviewedAndReadsBack() throws IOException {
        String json = new JsonReport().render(RICH);
        Golden.assertMatches("rich.json", json);
        assertThat(StableJson.read(json, RunReport.class)).isEqualTo(RICH);
    }

    @Test
    void htmlLetsNoNameBecomeMarkup() {
        String html = new HtmlReport().render(RICH);
        assertThat(html.split("<script", -1)).hasSize(2);
        assertThat(html).doesNotContain("<b>bold").doesNotContain("\u202e").doesNotContain("\u001b");
        assertThat(html).contains("&lt;/script&gt;");
    }

    @Test
    void htmlNeedsNothingFromOutsideAndAllowsNoOtherScript() {
        String html = new HtmlReport().render(RICH);
        assertThat(html).contains("default-src 'none'; style-src 'sha256-").doesNotContain("unsafe");
        assertThat(html).doesNotContain(" src=").doesNotContain("@import").doesNotContain("url(");
        assertThat(html).doesNotContain(" style=").doesNotContain(" onclick=");
    }

    @Test
    void htmlOfAHugeRunKeepsWhatMattersInSight() {
        String html = new HtmlReport().render(SampleReports.large(5000, 20_000));
        assertThat(html).contains("<summary>All tables (5,000)</summary>");
        assertThat(html).contains("<details open><summary>Tables to look at (76)</summary>");
        assertThat(html.length()).isLessThan(12_000_000);
    }

    @Test
    void textSteersNoTerminalAndFitsAHundredColumns() {
        String text = new TextReport().render(RICH);
        assertThat(text).doesNotContain("\u001b").doesNotContain("\u202e").contains("\\u001b");
        assertThat(text.lines())
                .allSatisfy(line -> assertThat(Visible.width(line)).isLessThanOrEqualTo(100));
    }

    @Test
    void textOfAHugeRunStaysShort() {
        assertThat(new TextReport()
                        .render(SampleReports.large(5000, 20_000))
                        .lines()
                        .count())
                .isLessThan(80);
    }

    @ParameterizedTest
    @EnumSource(Outcome.class)
    void everyOutcomeSaysWhatToDoNext(Outcome outcome) {
        RunReport report = new RunReport(
                1,
                "j",
                "0",
                outcome,
                "m",
                RICH.started(),
                RICH.finished(),
                RICH.source(),
                RICH.target(),
                List.of(),
                List.of(),
                outcome == Outcome.DONE ? List.of() : RICH.tables(),
                List.of(),
                List.of());
        assertThat(Verdict.of(report).next()).isNotEmpty();
        assertThat(new TextReport().render(report)).contains("What to do next\n  - ");
        assertThat(new HtmlReport().render(report)).contains("What to do next</h2>");
    }
}
