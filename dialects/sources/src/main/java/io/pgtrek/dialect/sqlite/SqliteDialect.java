package io.pgtrek.dialect.sqlite;

import io.pgtrek.name.IdentifierRules;
import io.pgtrek.spi.Capability;
import io.pgtrek.spi.DataChecker;
import io.pgtrek.spi.ExpressionTranslator;
import io.pgtrek.spi.Introspector;
import io.pgtrek.spi.SnapshotProvider;
import io.pgtrek.spi.SourceDialect;
import io.pgtrek.spi.TableReader;
import io.pgtrek.spi.TableSlicer;
import io.pgtrek.spi.TypeMapper;
import io.pgtrek.spi.ValuePolicy;
import java.util.EnumSet;
import java.util.Set;

/** One opened SQLite file. */
record SqliteDialect(
        Set<Capability> capabilities,
        IdentifierRules identifiers,
        Introspector introspector,
        TypeMapper types,
        ExpressionTranslator expressions,
        TableSlicer slicer,
        TableReader reader,
        SnapshotProvider snapshots,
        DataChecker dataChecker)
        implements SourceDialect {

    static SqliteDialect of(SqliteFile file, String version, ValuePolicy policy) {
        return new SqliteDialect(
                Set.copyOf(EnumSet.of(
                        Capability.SHARED_SNAPSHOT,
                        Capability.CONNECTION_SNAPSHOT,
                        Capability.KEY_RANGE_SLICES,
                        Capability.GENERATED_COLUMNS,
                        Capability.PARTIAL_INDEXES,
                        Capability.CHECKS)),
                SqliteIdentifiers.RULES,
                new SqliteIntrospector(file, version),
                new SqliteTypeMapper(policy),
                new SqliteExpressionTranslator(),
                new SqliteTableSlicer(),
                new SqliteTableReader(),
                new SqliteSnapshotProvider(),
                new SqliteDataChecker());
    }
}
