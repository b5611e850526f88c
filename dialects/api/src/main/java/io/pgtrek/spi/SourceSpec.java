package io.pgtrek.spi;

import io.pgtrek.error.Secret;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where the source is and how to log in, as the job file says it.
 *
 * @param url e.g. {@code jdbc:mariadb://db1:3306/shop} or {@code sqlite:old.db}
 * @param properties further driver properties, verbatim
 */
public record SourceSpec(
        String url, @Nullable String user, @Nullable Secret password, Map<String, String> properties) {

    public SourceSpec {
        properties = Map.copyOf(properties);
    }
}
