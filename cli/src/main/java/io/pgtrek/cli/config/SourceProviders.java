package io.pgtrek.cli.config;

import io.pgtrek.spi.SourceDialectProvider;
import io.pgtrek.spi.SourceSpec;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/** The source dialects on the class path. */
public final class SourceProviders {

    private SourceProviders() {}

    /** By id. */
    public static List<SourceDialectProvider> all() {
        return ServiceLoader.load(SourceDialectProvider.class, SourceProviders.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(SourceDialectProvider::id))
                .toList();
    }

    public static Optional<SourceDialectProvider> accepting(String url) {
        return accepting(new SourceSpec(url, null, null, Map.of()));
    }

    /** Paths in the URL made absolute, where its dialect knows that it holds one. */
    static SourceSpec resolve(SourceSpec spec, Path directory) {
        return accepting(spec)
                .map(provider -> provider.resolve(spec, directory))
                .orElse(spec);
    }

    private static Optional<SourceDialectProvider> accepting(SourceSpec spec) {
        return all().stream().filter(provider -> provider.accepts(spec)).findFirst();
    }
}
