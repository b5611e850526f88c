package io.pgtrek.dialect.sqlite;

import io.pgtrek.jdbc.SqlResource;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A query in a resource with places for names; filled in one pass, so that a name may look like a place. */
record SqlTemplate(String text) {

    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");

    static SqlTemplate load(String name) {
        return new SqlTemplate(SqlResource.load(SqlTemplate.class, name));
    }

    /** @param sql by the word in braces; every place has its entry */
    String fill(Map<String, String> sql) {
        return PLACE.matcher(text).replaceAll(place -> Matcher.quoteReplacement(piece(sql, place.group(1))));
    }

    String fill(Identifier column, QualifiedName table) {
        return fill(
                Map.of("column", SqliteIdentifiers.RULES.quote(column), "table", SqliteIdentifiers.RULES.quote(table)));
    }

    private static String piece(Map<String, String> sql, String word) {
        String piece = sql.get(word);
        if (piece == null) {
            throw new IllegalArgumentException("nothing stands for {" + word + "}");
        }
        return piece;
    }
}
