package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.PgType;
import io.pgtrek.spi.ColumnMapping;
import java.util.Optional;

/** Carries columns of one family into PostgreSQL types. */
@FunctionalInterface
interface Carrier {

    /** The mapping, or empty when this family has no way into the type. */
    Optional<ColumnMapping> carry(Carriage carriage, PgType target);
}
