package io.pgtrek.catalog;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.util.List;

/**
 * A foreign key; {@code columns.get(i)} refers to {@code referencedColumns.get(i)}.
 *
 * @param deferred whether it is checked only at commit
 */
public record ForeignKey(
        Identifier name,
        List<Identifier> columns,
        QualifiedName referencedTable,
        List<Identifier> referencedColumns,
        Action onDelete,
        Action onUpdate,
        boolean deferred) {

    public ForeignKey {
        columns = List.copyOf(columns);
        referencedColumns = List.copyOf(referencedColumns);
    }

    /** What happens to the child when the parent changes. */
    public enum Action {
        NO_ACTION("NO ACTION"),
        RESTRICT("RESTRICT"),
        CASCADE("CASCADE"),
        SET_NULL("SET NULL"),
        SET_DEFAULT("SET DEFAULT");

        private final String sql;

        Action(String sql) {
            this.sql = sql;
        }

        /** The words of standard SQL, which every database here shares. */
        public String sql() {
            return sql;
        }
    }
}
