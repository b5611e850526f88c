package io.pgtrek.planner;

import io.pgtrek.catalog.Table;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.name.Identifier;
import io.pgtrek.spi.ExpressionContext;
import io.pgtrek.spi.ExpressionContext.Purpose;
import java.util.LinkedHashMap;
import java.util.Map;

/** Builds the context an expression of a table is translated in. */
final class ExpressionScopes {

    private final TargetNames names;
    private final Map<ColumnId, Decision> decisions;

    ExpressionScopes(TargetNames names, Map<ColumnId, Decision> decisions) {
        this.names = names;
        this.decisions = decisions;
    }

    /** @param result the type of the generated column the expression fills */
    ExpressionContext generated(Table table, PgType result) {
        return new ExpressionContext(of(table, Purpose.GENERATED).columns(), Purpose.GENERATED, result);
    }

    ExpressionContext of(Table table, Purpose purpose) {
        Map<Identifier, ExpressionContext.Target> columns = new LinkedHashMap<>();
        table.columns().forEach(column -> {
            Decision decision = decisions.get(new ColumnId(table.name(), column.name()));
            if (decision != null) {
                columns.put(
                        column.name(),
                        new ExpressionContext.Target(
                                names.column(table.name(), column.name()),
                                decision.mapping().target()));
            }
        });
        return new ExpressionContext(columns, purpose);
    }
}
