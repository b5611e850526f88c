package io.pgtrek.postgresql.toast;

import io.pgtrek.name.PostgresIdentifiers;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Decides how values are made anew. Only expressions that a test on every server version has proven to bring back the
 * same bytes are used; {@code coalesce}, {@code CASE} or a cast to the same type would hand on the stored value, and
 * operators of a type may change it.
 */
public final class RewriteRules {

    /** Stored bytes to raw ones, where the raw size cannot be read without the value; text compresses like this. */
    private static final int USUAL_RATIO = 4;

    private RewriteRules() {}

    /** For every column of the table, in order. */
    public static List<RewriteDecision> decide(Connection database, ToastTable table, RewriteMethod method)
            throws SQLException {
        Map<Integer, RewriteType> types = RewriteType.read(database, table.oid());
        return table.columns().stream()
                .map(column -> decide(column, types.get(column.number()), method))
                .toList();
    }

    /** @param type null when the column has gone since the table was read */
    static RewriteDecision decide(ToastColumn column, @Nullable RewriteType type, RewriteMethod method) {
        if (type == null) {
            return new RewriteRefusal(column, "The column has just been dropped or replaced.", "Run again.");
        }
        return switch (method) {
            case DIRECT -> direct(column, type);
            case TEXT_CAST -> textCast(column, type);
            case AUTO -> auto(column, type);
        };
    }

    /** Fields inside of a composite value keep their compression on the direct way. */
    private static RewriteDecision auto(ToastColumn column, RewriteType type) {
        boolean inside = !type.fields().isEmpty();
        return inside && RewriteTextCast.exact(type) ? textCast(column, type) : direct(column, type);
    }

    private static RewriteDecision direct(ToastColumn column, RewriteType type) {
        String name = name(column);
        if (plainArray(column, type)) {
            // NULL || '{}' is '{}'
            String joined = "CASE WHEN " + name + " IS NOT NULL THEN " + name + " || '{}' END";
            return rewrite(column, type, RewriteMethod.DIRECT, joined, List.of());
        }
        return type.inArrays()
                ? rewrite(column, type, RewriteMethod.DIRECT, "(ARRAY[" + name + "])[1]", List.of())
                : new RewriteRefusal(
                        column,
                        "There are no arrays of the type " + column.type() + ", which the direct way needs.",
                        "Dump and restore the table, or change the column's type.");
    }

    /** An array of an array would only get one more dimension; a domain over an array is an element like any other. */
    private static boolean plainArray(ToastColumn column, RewriteType type) {
        return type.is("(array)") && column.array();
    }

    private static RewriteDecision textCast(ToastColumn column, RewriteType type) {
        return RewriteTextCast.exact(type)
                ? rewrite(
                        column,
                        type,
                        RewriteMethod.TEXT_CAST,
                        RewriteTextCast.expression(type, name(column)),
                        type.fields())
                : new RewriteRefusal(
                        column,
                        "The text form of the type " + column.type() + " is not known to bring back the same bytes.",
                        "Use method: auto or direct.");
    }

    private static RewriteDecision rewrite(
            ToastColumn column, RewriteType type, RewriteMethod method, String expression, List<String> fields) {
        return new RewriteColumn(
                column, method, expression, fields, rawBytes(type, name(column)), hash(type, name(column)));
    }

    private static String rawBytes(RewriteType type, String name) {
        return switch (type.base()) {
            case "text", "varchar", "citext.citext", "xml" -> "octet_length(" + name + "::text)";
            case "bytea" -> "octet_length(" + name + "::bytea)";
            case "bpchar" -> "octet_length(" + name + "::bpchar)";
            default -> USUAL_RATIO + "::bigint * pg_column_size(" + name + ")";
        };
    }

    /** xml's binary form lacks the declaration. */
    private static @Nullable String hash(RewriteType type, String name) {
        if (type.is("xml")) {
            return "sha256(convert_to(" + name + "::text, 'UTF8'))";
        }
        return type.send() == null ? null : "sha256(" + type.send() + "(" + name + "))";
    }

    private static String name(ToastColumn column) {
        return PostgresIdentifiers.RULES.quote(column.name());
    }
}
