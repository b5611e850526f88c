package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.postgresql.query.StoredQuery;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A stored query with gaps for names and expressions, which no parameter can hold. */
record SqlTemplate(StoredQuery query) {

    private static final Pattern GAP = Pattern.compile("\\$\\{(\\w+)}");

    static SqlTemplate of(String name) {
        return new SqlTemplate(StoredQuery.beside(SqlTemplate.class, name));
    }

    /** Fills all gaps in one pass, since a table's name may itself look like a gap. */
    StoredQuery fill(Map<String, String> parts) {
        Matcher gaps = GAP.matcher(query.text());
        return new StoredQuery(gaps.replaceAll(gap -> Matcher.quoteReplacement(
                Objects.requireNonNull(parts.get(gap.group(1)), () -> "nothing for " + gap.group()))));
    }
}
