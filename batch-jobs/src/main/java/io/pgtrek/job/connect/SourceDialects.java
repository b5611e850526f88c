package io.pgtrek.job.connect;

import io.pgtrek.config.Invocation;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.spi.SourceDialectProvider;
import io.pgtrek.spi.SourceSpec;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The source dialects on the class path. */
public final class SourceDialects {

    private SourceDialects() {}

    /** All of them, by id. */
    public static List<SourceDialectProvider> all() {
        return ServiceLoader.load(SourceDialectProvider.class, SourceDialects.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(SourceDialectProvider::id))
                .toList();
    }

    /** @throws MigrateException SOURCE_UNKNOWN, listing what can be read */
    public static SourceDialectProvider forSource(SourceSpec spec, Invocation invocation) {
        return all().stream()
                .filter(provider -> provider.accepts(spec))
                .findFirst()
                .orElseThrow(() -> new MigrateException(
                        ErrorCode.SOURCE_UNKNOWN,
                        "No source dialect reads " + RedactedUrl.of(spec.url()) + ".",
                        "Readable: "
                                + all().stream()
                                        .map(SourceDialectProvider::sampleUrl)
                                        .collect(Collectors.joining(", ")),
                        "To see more of them: " + Invocation.shell(invocation.program()) + " dialects"));
    }
}
