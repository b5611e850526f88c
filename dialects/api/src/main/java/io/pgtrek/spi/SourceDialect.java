package io.pgtrek.spi;

import io.pgtrek.name.IdentifierRules;
import java.util.Set;

/** The roles of one opened source. Immutable and safe for use by several threads; holds no open connection. */
public interface SourceDialect {

    Set<Capability> capabilities();

    IdentifierRules identifiers();

    Introspector introspector();

    TypeMapper types();

    ExpressionTranslator expressions();

    TableSlicer slicer();

    TableReader reader();

    SnapshotProvider snapshots();

    /** Checks of the data that need the source's own rules, run while planning. */
    DataChecker dataChecker();
}
