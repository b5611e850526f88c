package io.pgtrek.testkit.contract;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.spi.ConnectionSource;
import io.pgtrek.spi.SourceDialectProvider;
import io.pgtrek.spi.SourceSpec;
import java.util.function.UnaryOperator;

/**
 * A real source that holds {@link SampleSchema}, and how to reach it.
 *
 * @param connections opened with the provider's own {@link SourceDialectProvider#access}
 * @param writer opens connections that may write, as an application would
 * @param schema the sample schema's name as the catalog gives it
 * @param stored how the dialect stores a lower-case name written without quotes
 * @param hostileTable exact name of the table with the worst name the dialect allows
 * @param hostileColumn exact name of its only column
 */
public record DialectFixture(
        SourceDialectProvider provider,
        SourceSpec spec,
        ConnectionSource connections,
        ConnectionSource writer,
        Identifier schema,
        UnaryOperator<String> stored,
        Identifier hostileTable,
        Identifier hostileColumn) {

    /** A name of the sample schema as the catalog gives it. */
    public Identifier name(String plain) {
        return Identifier.of(stored.apply(plain));
    }

    /** A table of the sample schema as the catalog gives it. */
    public QualifiedName table(String plain) {
        return new QualifiedName(schema, name(plain));
    }
}
