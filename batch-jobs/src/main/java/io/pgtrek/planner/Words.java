package io.pgtrek.planner;

import java.util.Locale;
import java.util.regex.Pattern;

/** Looks for whole words in SQL text. */
final class Words {

    private Words() {}

    /** Whether the text may mention the name; errs on the side of yes. */
    static boolean mentions(String sql, String name) {
        return Pattern.compile("(?<![\\p{L}\\d_])" + Pattern.quote(name.toLowerCase(Locale.ROOT)) + "(?![\\p{L}\\d_])")
                .matcher(sql.toLowerCase(Locale.ROOT))
                .find();
    }
}
