package io.pgtrek.config;

import io.pgtrek.error.Secret;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The PostgreSQL database to write to.
 *
 * @param maintenanceBytes {@code maintenance_work_mem} of each session that builds indexes and checks keys
 * @param url {@code jdbc:postgresql://host/db} or {@code embedded:DIR}, a server this program runs itself
 */
public record TargetSpec(
        String url,
        @Nullable String user,
        @Nullable Secret password,
        Map<String, String> properties,
        long maintenanceBytes) {

    /** What each session that builds an index or checks a key may use, if nothing else is said. */
    public static final long DEFAULT_MAINTENANCE_BYTES = 256L << 20;

    /** What an embedded target's URL starts with. */
    public static final String EMBEDDED = "embedded:";

    public TargetSpec {
        properties = Map.copyOf(properties);
    }

    /** With the default memory for indexes. */
    public TargetSpec(String url, @Nullable String user, @Nullable Secret password, Map<String, String> properties) {
        this(url, user, password, properties, DEFAULT_MAINTENANCE_BYTES);
    }

    public boolean embedded() {
        return url.startsWith(EMBEDDED);
    }
}
