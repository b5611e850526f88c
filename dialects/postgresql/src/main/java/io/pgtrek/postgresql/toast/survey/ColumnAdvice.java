package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import org.jspecify.annotations.Nullable;

/**
 * What to do about a column.
 *
 * @param saves stored bytes, by estimate; negative where space is the price
 * @param reason why, in sentences
 * @param doubt what would make it wrong, in sentences
 * @param statement the setting for values to come; null where it is as it should be. Those that are there keep their
 *     form until they are rewritten
 */
public record ColumnAdvice(
        QualifiedName table,
        Identifier column,
        AdviceAction action,
        long saves,
        String reason,
        String doubt,
        @Nullable String statement) {}
