package io.pgtrek.report;

import io.pgtrek.postgresql.toast.survey.Amount;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Amounts as people read them: an estimate is marked, and says how far it may be off. */
final class Amounts {

    private Amounts() {}

    static String count(Amount amount) {
        return mark(amount) + Numbers.count(amount.value()) + margin(amount);
    }

    static String bytes(@Nullable Amount amount) {
        return amount == null ? "?" : mark(amount) + size(amount.value()) + margin(amount);
    }

    /** As {@link Numbers#bytes}, but short for a table. */
    static String size(long bytes) {
        return bytes < 1024 ? bytes + " B" : Numbers.bytes(bytes);
    }

    private static String mark(Amount amount) {
        return amount.low() == null ? "" : "~";
    }

    private static String margin(Amount amount) {
        if (amount.low() == null || amount.high() == null || amount.value() == 0) {
            return "";
        }
        double farthest = Math.max(amount.high() - amount.value(), amount.value() - amount.low());
        double percent = 100 * farthest / amount.value();
        return percent < 0.5 ? "" : String.format(Locale.ROOT, " ±%.0f%%", percent);
    }
}
