package io.pgtrek.name;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * PostgreSQL's spelling: quoted only where it must be.
 *
 * @see <a href="https://www.postgresql.org/docs/current/sql-syntax-lexical.html#SQL-SYNTAX-IDENTIFIERS">manual</a>
 */
public final class PostgresIdentifiers implements IdentifierRules {

    /** The only instance; it has no state. */
    public static final PostgresIdentifiers RULES = new PostgresIdentifiers();

    /** NAMEDATALEN - 1 of every stock build. */
    public static final int MAX_BYTES = 63;

    private static final Pattern PLAIN = Pattern.compile("[a-z_][a-z0-9_]*");

    /** Words pg_get_keywords() lists as reserved, or reserved for functions, types or columns, in 13 to 18. */
    private static final Set<String> RESERVED = Set.of(
            ("all analyse analyze and any array as asc asymmetric authorization between bigint binary bit boolean both case"
                            + " cast char character check coalesce collate collation column concurrently constraint create cross"
                            + " current_catalog current_date current_role current_schema current_time current_timestamp"
                            + " current_user dec decimal default deferrable desc distinct do else end except exists extract"
                            + " false fetch float for foreign freeze from full grant greatest group grouping having ilike in"
                            + " initially inner inout int integer intersect interval into is isnull join json json_array"
                            + " json_arrayagg json_exists json_object json_objectagg json_query json_scalar json_serialize"
                            + " json_table json_value lateral leading least left like limit localtime localtimestamp"
                            + " merge_action national natural nchar none normalize not notnull null nullif numeric offset on"
                            + " only or order out outer overlaps overlay placing position precision primary real references"
                            + " returning right row select session_user setof similar smallint some substring symmetric"
                            + " system_user table tablesample then time timestamp to trailing treat trim true union unique"
                            + " user using values varchar variadic verbose when where window with xmlattributes xmlconcat"
                            + " xmlelement xmlexists xmlforest xmlnamespaces xmlparse xmlpi xmlroot xmlserialize xmltable")
                    .split(" "));

    private PostgresIdentifiers() {}

    @Override
    public String quote(Identifier identifier) {
        String text = identifier.text();
        return isPlain(text) ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    @Override
    public int maxLength() {
        return MAX_BYTES;
    }

    /** Whether the name may stand in SQL without quotes. */
    public static boolean isPlain(String text) {
        return PLAIN.matcher(text).matches() && !RESERVED.contains(text.toLowerCase(Locale.ROOT));
    }
}
