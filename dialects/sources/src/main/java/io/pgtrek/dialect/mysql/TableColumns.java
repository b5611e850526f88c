package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.Check;
import io.pgtrek.catalog.Column;
import java.util.List;

/** A table's columns, and the checks left after those that only mark a type. */
record TableColumns(List<Column> columns, List<Check> checks) {}
