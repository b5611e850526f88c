package io.pgtrek.postgresql.toast;

import java.util.List;
import java.util.stream.Stream;

/**
 * A type with values of it.
 *
 * @param textCast whether the way through text is open to it
 * @param value expression of a large value; {@code %1$d} stands for its size
 * @param middle a size at which it is compressed inside of its row
 * @param large a size at which it is compressed and moved out
 * @param others expressions of small and odd values
 */
record RewriteKind(String type, boolean textCast, String value, int middle, int large, List<String> others) {

    private static final String FILLER = "filler(%1$d)";
    private static final String DIGITS = "translate(filler(%1$d), 'abcdef ', '1234560')";
    private static final String HEX = "('x' || replace(filler(%1$d), ' ', '0'))";
    private static final String POINTS = "(SELECT string_agg('(' || i || ',-0)', ',') FROM generate_series(1, %1$d) i)";

    static RewriteKind of(String type, String value, String... others) {
        return new RewriteKind(type, true, value, 50, 1200, List.of(others));
    }

    private RewriteKind sized(int small, int big) {
        return new RewriteKind(type, textCast, value, small, big, others);
    }

    private RewriteKind directOnly() {
        return new RewriteKind(type, false, value, middle, large, others);
    }

    /** All values, the two large ones first. */
    List<String> values() {
        return Stream.concat(Stream.of(value.formatted(middle), value.formatted(large)), others.stream())
                .toList();
    }

    @Override
    public String toString() {
        return type + " = " + value;
    }

    static Stream<RewriteKind> all() {
        return Stream.of(scalars(), documents(), arrays(), containers(), domains())
                .flatMap(kinds -> kinds);
    }

    private static Stream<RewriteKind> scalars() {
        return Stream.of(
                of("text", FILLER, "''", "'ü🙂'"),
                of("varchar", FILLER, "''"),
                of("varchar(90000)", FILLER),
                of("char(90000)", FILLER, "'x'"),
                of("bpchar", "(filler(%1$d) || '   ')::bpchar", "'   '::bpchar"),
                of("bytea", "'\\x00ff5c'::bytea || convert_to(filler(%1$d), 'UTF8')", "'\\x'::bytea"),
                of("citext", "filler(%1$d)", "'Straße'"),
                of("varbit", HEX + "::varbit", "b''", "b'101'").sized(100, 2000),
                of("bit(360000)", HEX + "::bit(360000)"),
                of("numeric", "(" + DIGITS + " || '.500')::numeric", "'NaN'", "'Infinity'", "'-Infinity'", "1.00")
                        .sized(120, 1700),
                of("path", "('[' || " + POINTS + " || ']')::path").sized(300, 9000),
                of("polygon", "('(' || " + POINTS + " || ')')::polygon").sized(300, 9000),
                of("own_bytes", "filler(%1$d)::own_bytes").directOnly());
    }

    private static Stream<RewriteKind> documents() {
        return Stream.of(
                of("json", "('{\"b\": 1.00,  \"a\" :\"' || filler(%1$d) || '\", \"b\": 2}')::json", "' 1 '"),
                of("jsonb", "jsonb_build_object('t', filler(%1$d), 'n', 1.00, 'e', 1e5)", "'1.00'", "'null'"),
                of("jsonb", "jsonb_build_array(filler(%1$d), null, 1)", "'[]'"),
                of("jsonb", "to_jsonb(filler(%1$d))", "'\"\"'", "'true'"),
                of(
                        "xml",
                        "xmlparse(document '<?xml version=\"1.0\" encoding=\"UTF-8\"?><a>' || filler(%1$d) || '</a>')",
                        "xmlparse(content '')"),
                of("xml", "xmlparse(content 'x<a/>' || filler(%1$d))", "xmlparse(content '<a/><b/>')"),
                of("tsvector", "array_to_tsvector(array(select filler(25, i) from generate_series(1, %1$d) i))", "''")
                        .sized(2, 34),
                of("jsonpath", "('$.\"' || filler(%1$d) || '\"')::jsonpath", "'$[*] ? (@.a > 1.00)'"),
                of("hstore", "hstore('k', filler(%1$d))", "hstore('k', null)", "''"),
                of(
                        "ltree",
                        "(select string_agg('a' || md5(i::text) || '_abcabcabcabcabcabcabcabcabcabcabc', '.') from generate_series(1, %1$d) i)::ltree",
                        "''"));
    }

    private static Stream<RewriteKind> arrays() {
        return Stream.of(
                of("text[]", "array[filler(%1$d), null, '', '\"{}\\']", "'{}'", "'[5:7]={a,NULL,c}'"),
                of("text[]", "array_fill(filler(%1$d), array[2, 2], array[2, -1])")
                        .sized(12, 600),
                of("varchar(90000)[]", "array_fill(filler(%1$d)::varchar, array[1], array[5])"),
                of("char(90000)[]", "array[filler(%1$d)]::char(90000)[]"),
                of("bytea[]", "array[convert_to(filler(%1$d), 'UTF8'), '\\x00']"),
                of("jsonb[]", "array[to_jsonb(filler(%1$d)), '1.00', null]"),
                of("numeric[]", "array[" + DIGITS + "::numeric, 'NaN', 1.00]").sized(120, 1700),
                of("int8[]", "array(select i::int8 from generate_series(1, %1$d) i)", "'[0:1]={1,2}'")
                        .sized(400, 12000),
                of(
                                "float8[]",
                                "array['-0', 'NaN', '-Infinity', 5e-324, 0.1, 1e-7]::float8[]"
                                        + " || array_fill(0.3::float8, array[%1$d])")
                        .sized(400, 120000),
                of(
                                "timestamptz[]",
                                "array['4713-01-01 00:00:00+00 BC', 'infinity', '2024-03-31 02:30:00.000001+05:45']::timestamptz[]"
                                        + " || array_fill(now(), array[%1$d])")
                        .sized(400, 120000),
                of("interval[]", "array_fill(interval '-1 mon +2 days -03:04:05.6', array[%1$d])")
                        .sized(200, 60000),
                of("word[]", "array[filler(%1$d)]::word[]").directOnly());
    }

    private static Stream<RewriteKind> containers() {
        return Stream.of(
                of("pair", "row(filler(%1$d), null, 1.50)::pair", "row(null, null, null)::pair", "null::pair"),
                of("pair[]", "array[row(filler(%1$d), 'x   ', 1.50)::pair, null]"),
                of("nested", "row(row(filler(%1$d), '', 1)::pair, array[1.0])::nested"),
                of("with_domain", "row(filler(%1$d))::with_domain").directOnly(),
                of(
                                "with_xml",
                                "row(xmlparse(document '<?xml version=\"1.0\"?><a>' || filler(%1$d) || '</a>'))::with_xml")
                        .directOnly(),
                of("text_range", "text_range('a', 'b' || filler(%1$d), '(]')", "'empty'", "text_range('a', null)"),
                of("text_ranges", "text_ranges(text_range('a', 'b' || filler(%1$d)), text_range('c', null))", "'{}'"));
    }

    private static Stream<RewriteKind> domains() {
        return Stream.of(
                of("word", FILLER).directOnly(),
                of("document", "jsonb_build_object('t', filler(%1$d))").directOnly(),
                of("words", "array_fill(filler(%1$d), array[1], array[5])").directOnly(),
                of("couple", "row(filler(%1$d), null, 1)::pair", "null::couple").directOnly());
    }
}
