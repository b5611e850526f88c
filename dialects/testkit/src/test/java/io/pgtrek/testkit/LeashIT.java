package io.pgtrek.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LeashIT {

    @Test
    void endsServersWithTheJvm() throws IOException, InterruptedException {
        Process jvm = jvm();
        Path directory = serversOf(jvm);

        jvm.getOutputStream().close();

        assertThat(jvm.waitFor()).isZero();
        assertThat(directory).doesNotExist();
    }

    @Test
    void endsServersEvenWhenTheJvmIsKilled() throws IOException, InterruptedException {
        Process jvm = jvm();
        Path directory = serversOf(jvm);

        jvm.destroyForcibly().waitFor();

        for (int tries = 0; tries < 200 && Files.exists(directory); tries++) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertThat(directory).doesNotExist();
    }

    private static Process jvm() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        StartPostgres.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static Path serversOf(Process jvm) throws IOException {
        var output = new BufferedReader(new InputStreamReader(jvm.getInputStream(), StandardCharsets.UTF_8));
        Path directory = Path.of(output.readLine());
        assertThat(directory).isDirectory();
        return directory;
    }
}
