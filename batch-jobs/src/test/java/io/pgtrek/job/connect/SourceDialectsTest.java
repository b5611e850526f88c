package io.pgtrek.job.connect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.pgtrek.config.Invocation;
import io.pgtrek.error.MigrateException;
import io.pgtrek.spi.SourceSpec;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SourceDialectsTest {

    @Test
    void anUnknownSourceIsAnsweredWithTheCommandToPaste() {
        SourceSpec unknown = new SourceSpec("jdbc:nothing:x", null, null, Map.of());

        MigrateException told = catchThrowableOfType(
                MigrateException.class,
                () -> SourceDialects.forSource(unknown, new Invocation("./my tools/migrate", "shop.yaml")));

        assertThat(told).hasMessage("No source dialect reads jdbc:nothing:x.");
        assertThat(told.hint()).endsWith(": './my tools/migrate' dialects");
    }
}
