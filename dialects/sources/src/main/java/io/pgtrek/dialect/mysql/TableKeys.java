package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Index;
import io.pgtrek.catalog.Key;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a table's indexes are for. */
record TableKeys(@Nullable Key primaryKey, List<Key> uniqueKeys, List<Index> indexes) {}
