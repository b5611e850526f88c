package io.pgtrek.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.pgtrek.config.ReportFormat;
import io.pgtrek.config.ReportOptions;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportFilesTest {

    private static final ReportOptions ALL = ReportOptions.DEFAULT;

    @TempDir
    Path dir;

    @Test
    void writesEveryFormAskedForAndLeavesNothingElse() throws IOException {
        List<Path> files = ReportFiles.write(SampleReports.rich(), in(dir.resolve("new/deep")));
        assertThat(files)
                .extracting(f -> f.getFileName().toString())
                .containsExactly(
                        "shop-20261130T163849Z.html", "shop-20261130T163849Z.json", "shop-20261130T163849Z.txt");
        try (Stream<Path> found = Files.list(dir.resolve("new/deep"))) {
            assertThat(found).containsExactlyInAnyOrderElementsOf(files);
        }
        assertThat(files.get(2)).content().contains(files.get(0).toString());
    }

    @Test
    void writesOnlyTheFormsAskedFor() {
        assertThat(ReportFiles.write(SampleReports.clean(), new ReportOptions(dir, Set.of(ReportFormat.JSON))))
                .hasSize(1);
    }

    @Test
    void noDirectoryIsMadeWhereNoFilesAreAskedFor() {
        Path none = dir.resolve("none");
        ReportFiles.requireWritable(new ReportOptions(none, Set.of()));
        assertThat(none).doesNotExist();
        ReportFiles.requireWritable(new ReportOptions(none, Set.of(ReportFormat.JSON)));
        assertThat(none).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../../etc/x",
                "a/b\\c",
                "..",
                ".",
                " ",
                "nul\0",
                "\ud83d\udc18\ud83d\udc18",
                "line\nfeed",
                "\ud800"
            })
    void keepsHostileJobNamesInsideTheDirectory(String job) {
        assertThat(ReportFiles.write(named(job), in(dir)))
                .hasSize(3)
                .allSatisfy(f ->
                        assertThat(f.toAbsolutePath().normalize().getParent()).isEqualTo(dir))
                .allSatisfy(f -> assertThat(f).exists());
    }

    @Test
    void cutsLongJobNames() {
        assertThat(ReportFiles.write(named("\u6771".repeat(500)), in(dir)))
                .allSatisfy(f -> assertThat(f).exists());
    }

    @Test
    void saysWhichFileCannotBeWritten() throws IOException {
        Path file = Files.createFile(dir.resolve("taken"));
        assertThatExceptionOfType(MigrateException.class)
                .isThrownBy(() -> ReportFiles.write(SampleReports.clean(), in(file)))
                .withMessageContaining("taken")
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.FILE_UNREADABLE));
    }

    private static ReportOptions in(Path dir) {
        return new ReportOptions(dir, ALL.formats());
    }

    private static RunReport named(String job) {
        RunReport r = SampleReports.clean();
        return new RunReport(
                r.schemaVersion(),
                job,
                r.toolVersion(),
                r.outcome(),
                r.message(),
                r.started(),
                r.finished(),
                r.source(),
                r.target(),
                r.phases(),
                r.objects(),
                r.tables(),
                r.findings(),
                r.rejectFiles());
    }
}
