package io.pgtrek.postgresql.ddl;

import io.pgtrek.finding.Finding;
import java.util.Locale;
import java.util.regex.Pattern;

/** Line comments that nothing quoted in them can end. */
final class SqlComment {
    /** Line ends of SQL and of editors, and everything else that is not to be seen. */
    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cntrl}\\u0085\\u2028\\u2029]+");

    private SqlComment() {}

    static void append(StringBuilder sql, String text) {
        sql.append("-- ").append(UNPRINTABLE.matcher(text).replaceAll(" ")).append('\n');
    }

    static void append(StringBuilder sql, Finding finding) {
        String severity = finding.severity().name().toLowerCase(Locale.ROOT);
        append(sql, severity + " " + finding.code() + ": " + finding.object() + ": " + finding.message());
        if (!finding.hint().isEmpty()) {
            append(sql, "    hint: " + finding.hint());
        }
    }
}
