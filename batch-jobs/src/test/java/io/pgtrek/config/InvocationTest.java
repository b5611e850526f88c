package io.pgtrek.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InvocationTest {

    @Test
    void namesTheProgramAndTheJobFileAsTheUserDid() {
        assertThat(new Invocation("./migrate", "jobs/shop.yaml").command("run", "--refresh"))
                .isEqualTo("./migrate run --refresh jobs/shop.yaml");
    }

    @ParameterizedTest
    @ValueSource(strings = {"shop.yaml", "it's; echo x.yaml", "$(id)", "a\nb ", "\ud83d\udcda\"`*~", "", "#x", "~"})
    void aShellReadsBackWhatWasMeant(String jobFile) throws IOException, InterruptedException {
        String command = new Invocation("printf", jobFile).command("%s|%s", "a b");

        Process shell = new ProcessBuilder("sh", "-c", command).start();
        byte[] said = shell.getInputStream().readAllBytes();

        assertThat(shell.waitFor()).isZero();
        assertThat(new String(said, StandardCharsets.UTF_8)).isEqualTo("a b|" + jobFile);
    }
}
