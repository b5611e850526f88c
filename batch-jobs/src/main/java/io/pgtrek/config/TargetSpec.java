package io.pgtrek.config;

import io.pgtrek.error.Secret;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The PostgreSQL database to write to.
 *
 * @param url {@code jdbc:postgresql://host/db} or {@code embedded:DIR}, a server this program runs itself
 */
public record TargetSpec(
        String url, @Nullable String user, @Nullable Secret password, Map<String, String> properties) {

    /** What an embedded target's URL starts with. */
    public static final String EMBEDDED = "embedded:";

    public TargetSpec {
        properties = Map.copyOf(properties);
    }

    public boolean embedded() {
        return url.startsWith(EMBEDDED);
    }
}
