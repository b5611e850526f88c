package io.pgtrek.job.migration;

import io.pgtrek.config.MapRules;
import io.pgtrek.config.MigrationConfiguration;
import io.pgtrek.job.connect.RedactedUrl;
import io.pgtrek.json.StableJson;
import io.pgtrek.spi.ValuePolicy;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What of a job's configuration decides what arrives in the target. Passwords, workers, reject limits, verification
 * and reports may change between a run and its continuation.
 */
final class Fingerprint {

    private Fingerprint() {}

    static String of(MigrationConfiguration configuration) {
        return of(configuration, configuration.map());
    }

    /** As {@link #of}, rules for values and types aside: those may change to load rows that were rejected. */
    static String withoutValues(MigrationConfiguration configuration) {
        MapRules map = configuration.map();
        return of(
                configuration,
                new MapRules(map.schemas(), map.names(), List.of(), ValuePolicy.DEFAULT, map.caseInsensitive()));
    }

    private static String of(MigrationConfiguration configuration, MapRules map) {
        Map<String, Object> parts = new TreeMap<>();
        parts.put("source", RedactedUrl.of(configuration.source().url()));
        parts.put("select", configuration.select().tables());
        parts.put("objects", new TreeSet<>(configuration.select().objects()));
        parts.put("materialize", configuration.select().materialize());
        parts.put("map", map);
        parts.put("where", new TreeMap<>(configuration.copy().where()));
        parts.put("plan", String.valueOf(configuration.plan()));
        return sha256(StableJson.write(parts));
    }

    private static String sha256(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
