package io.pgtrek.cli.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.pgtrek.cli.config.JobFile;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.error.MigrateException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoSiteTest {

    @TempDir
    Path dir;

    @Test
    void writesAJobFileThatTheProgramReads() {
        Path odd = dir.resolve("it's # a: \"demo\"");
        DemoSite site = new DemoSite(odd);
        site.prepare();
        MigrationConfiguration job = new JobFile(Map.of()).migration(site.job(), "job.yaml", Map.of());
        assertThat(job.name()).isEqualTo("demo");
        assertThat(job.source().url()).isEqualTo("jdbc:sqlite:" + odd.resolve("legacy.db"));
        assertThat(job.target().url()).isEqualTo("embedded:" + odd.resolve("pg"));
        assertThat(job.report().dir()).isEqualTo(odd.resolve("reports"));
    }

    @Test
    void preparesTwice() {
        DemoSite site = new DemoSite(dir);
        site.prepare();
        site.prepare();
        assertThat(site.source()).isNotEmptyFile();
    }

    @Test
    void removesItselfAndNothingElse() throws IOException {
        DemoSite site = new DemoSite(dir.resolve("demo"));
        site.prepare();
        Path mine = Files.writeString(dir.resolve("demo/mine.txt"), "x");
        assertThat(site.clean()).isTrue();
        assertThat(dir.resolve("demo")).isDirectoryContaining(mine::equals);
        assertThat(site.source()).doesNotExist();
        assertThat(site.clean()).isFalse();
    }

    @Test
    void leavesNoDirectoryOfItsOwnBehind() {
        DemoSite site = new DemoSite(dir.resolve("demo"));
        site.prepare();
        site.clean();
        assertThat(dir.resolve("demo")).doesNotExist();
    }

    @Test
    void touchesNoFilesOfSomeoneElse() throws IOException {
        Path job = Files.writeString(dir.resolve("job.yaml"), "job: migration\n");
        DemoSite site = new DemoSite(dir);
        assertThatExceptionOfType(MigrateException.class)
                .isThrownBy(site::prepare)
                .withMessageContaining("no demo wrote");
        assertThat(site.clean()).isFalse();
        assertThat(job).hasContent("job: migration");
    }
}
