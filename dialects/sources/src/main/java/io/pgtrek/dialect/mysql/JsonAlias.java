package io.pgtrek.dialect.mysql;

import io.pgtrek.catalog.type.NativeType;
import io.pgtrek.name.Identifier;
import java.util.List;
import java.util.Locale;

/**
 * MariaDB's JSON: an alias of LONGTEXT with a check.
 *
 * @see <a href="https://mariadb.com/kb/en/json-data-type/">manual</a>
 */
final class JsonAlias {

    private JsonAlias() {}

    static boolean marks(String check, Identifier column) {
        String wanted = "json_valid(" + MysqlIdentifiers.RULES.quote(column) + ")";
        String text = check.strip();
        return text.regionMatches(true, 0, "json_valid", 0, 10)
                && (text.substring(10).equals(wanted.substring(10)));
    }

    /** The declaration stays, which tells this type from MySQL's own. */
    static NativeType typeOf(NativeType text) {
        return new NativeType(
                "json",
                text.declaration(),
                null,
                null,
                null,
                false,
                List.of(),
                text.characterSet(),
                text.collation(),
                null);
    }

    /** Whether the server keeps the text exactly, as opposed to MySQL's own JSON, which it normalises. */
    static boolean keepsText(NativeType json) {
        return !json.declaration().toLowerCase(Locale.ROOT).startsWith("json");
    }
}
