package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.postgresql.toast.ColumnStorage;
import io.pgtrek.postgresql.toast.CompressionMethod;
import io.pgtrek.postgresql.toast.RelationKind;
import io.pgtrek.postgresql.toast.ToastServer;
import io.pgtrek.postgresql.toast.survey.AdviceRules.Choice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns a survey into advice. */
public final class ToastAdvice {

    private final AdviceRules rules;

    /** @param reads what the application reads of large values; null where the user did not say */
    public ToastAdvice(ToastServer server, @Nullable ReadPattern reads) {
        this.rules = new AdviceRules(server, reads);
    }

    /** One for each column that an estimate was made for. */
    public List<ColumnAdvice> of(TableSurvey table) {
        return table.columns().stream()
                .filter(column -> column.estimate() != null)
                .map(column -> advice(table, column))
                .toList();
    }

    private ColumnAdvice advice(TableSurvey table, ColumnSurvey column) {
        ColumnSizes sizes = ColumnSizes.of(column);
        Choice choice = rules.choice(sizes);
        boolean fulfilled = rules.fulfilled(sizes, choice.action());
        AdviceAction action = fulfilled ? AdviceAction.KEEP : choice.action();
        return new ColumnAdvice(
                table.name(),
                column.name(),
                action,
                sizes.now() - sizes.size(action),
                fulfilled && choice.action() != AdviceAction.KEEP
                        ? "It is so already. " + choice.reason()
                        : choice.reason(),
                choice.doubt(),
                statement(table, column, action));
    }

    private @Nullable String statement(TableSurvey table, ColumnSurvey column, AdviceAction action) {
        String settings = switch (action) {
            case KEEP -> "";
            case EXTERNAL -> alter(column, "STORAGE EXTERNAL");
            case LZ4 -> compress(column, CompressionMethod.LZ4);
            case PGLZ -> compress(column, CompressionMethod.PGLZ);
        };
        String relation = table.kind() == RelationKind.MATERIALIZED_VIEW ? "MATERIALIZED VIEW " : "TABLE ";
        return settings.isEmpty()
                ? null
                : "ALTER " + relation + PostgresIdentifiers.RULES.quote(table.name()) + " " + settings + ";";
    }

    /** Empty where new values are compressed so already. */
    private String compress(ColumnSurvey column, CompressionMethod method) {
        if (rules.set(column, method)) {
            return "";
        }
        String storage = column.storage().compresses() ? "" : alter(column, "STORAGE " + ColumnStorage.EXTENDED) + ", ";
        return storage + alter(column, "COMPRESSION " + method.word());
    }

    private static String alter(ColumnSurvey column, String setting) {
        return "ALTER COLUMN " + PostgresIdentifiers.RULES.quote(column.name()) + " SET " + setting;
    }
}
