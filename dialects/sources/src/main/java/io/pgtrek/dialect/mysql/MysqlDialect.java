package io.pgtrek.dialect.mysql;

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

/** The roles, for one server. */
record MysqlDialect(MysqlVersion version, ValuePolicy policy) implements SourceDialect {

    @Override
    public Set<Capability> capabilities() {
        Set<Capability> capabilities = EnumSet.of(
                Capability.SHARED_SNAPSHOT,
                Capability.CONNECTION_SNAPSHOT,
                Capability.KEY_RANGE_SLICES,
                Capability.COMMENTS,
                Capability.ROUTINES);
        if (version.mariaDb() && version.atLeast(10, 3, 0)) {
            capabilities.add(Capability.SEQUENCES);
        }
        if (version.mariaDb() ? version.atLeast(10, 2, 0) : version.atLeast(5, 7, 6)) {
            capabilities.add(Capability.GENERATED_COLUMNS);
        }
        if (version.mariaDb() ? version.atLeast(10, 2, 22) : version.atLeast(8, 0, 16)) {
            capabilities.add(Capability.CHECKS);
        }
        return capabilities;
    }

    @Override
    public IdentifierRules identifiers() {
        return MysqlIdentifiers.RULES;
    }

    @Override
    public Introspector introspector() {
        return new MysqlIntrospector();
    }

    @Override
    public TypeMapper types() {
        return new MysqlTypeMapper(policy, version.mariaDb());
    }

    @Override
    public ExpressionTranslator expressions() {
        return new MysqlExpressionTranslator(version.mariaDb());
    }

    @Override
    public TableSlicer slicer() {
        return new MysqlTableSlicer();
    }

    @Override
    public TableReader reader() {
        return new MysqlTableReader();
    }

    @Override
    public SnapshotProvider snapshots() {
        return new MysqlSnapshotProvider(version);
    }

    @Override
    public DataChecker dataChecker() {
        return new MysqlDataChecker();
    }
}
