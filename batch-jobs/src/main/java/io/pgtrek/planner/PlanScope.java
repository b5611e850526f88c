package io.pgtrek.planner;

import io.pgtrek.catalog.Column;
import io.pgtrek.catalog.Table;
import io.pgtrek.config.MapRules;
import io.pgtrek.config.ObjectGroup;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What every part of the planner asks: the rules, what is wanted, and where findings go. */
record PlanScope(MapRules map, Set<ObjectGroup> wanted, Findings findings) {

    boolean wants(ObjectGroup group) {
        return wanted.contains(group);
    }

    boolean inPrimaryKey(Table table, Column column) {
        return wants(ObjectGroup.CONSTRAINTS)
                && table.primaryKey() != null
                && table.primaryKey().columns().contains(column.name());
    }

    /** The comment without U+0000, or null when comments are not wanted or there is none. */
    @Nullable
    String comment(@Nullable String comment) {
        if (comment == null || comment.isEmpty() || !wants(ObjectGroup.COMMENTS)) {
            return null;
        }
        return comment.replace("\0", "");
    }
}
