package io.pgtrek.dialect.mysql;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One column of a row's key. Its value is carried as a literal that finds exactly that row again by the index: text as
 * the bytes the server stores, since a parameter would be converted to the connection's character set and back.
 *
 * @see <a href="https://dev.mysql.com/doc/refman/8.0/en/charset-introducer.html">introducers</a>
 */
record KeyPart(String column, Form form, String charset) {

    enum Form {
        /** A number as the server prints it. */
        NUMBER("cast({} as char)"),
        /** The number behind an enum, set or bit. */
        CODE("cast({} + 0 as char)"),
        REAL("{}"),
        BYTES("hex({})"),
        /** Dates and the like, as text. */
        PRINTED("hex(cast({} as char character set utf8mb4))");

        private final String sql;

        Form(String sql) {
            this.sql = sql;
        }
    }

    /** Empty where values of the type cannot be compared exactly. */
    static Optional<KeyPart> of(String column, String type, @Nullable String charset) {
        return Optional.ofNullable(form(type.toLowerCase(Locale.ROOT)))
                .map(form -> new KeyPart(
                        column, form, form == Form.PRINTED ? "_utf8mb4 " : charset == null ? "" : "_" + charset + " "));
    }

    private static @Nullable Form form(String type) {
        return switch (type) {
            case "tinyint", "smallint", "mediumint", "int", "bigint", "year", "decimal" -> Form.NUMBER;
            case "bit", "enum", "set" -> Form.CODE;
            case "float", "double" -> Form.REAL;
            case "char",
                    "varchar",
                    "tinytext",
                    "text",
                    "mediumtext",
                    "longtext",
                    "binary",
                    "varbinary",
                    "tinyblob",
                    "blob",
                    "mediumblob",
                    "longblob" -> Form.BYTES;
            case "date", "datetime", "timestamp", "time", "uuid", "inet4", "inet6" -> Form.PRINTED;
            default -> null;
        };
    }

    String projection() {
        return form.sql.replace("{}", column);
    }

    /** The condition that holds for the value selected at that place. */
    String condition(ResultSet row, int at) throws SQLException {
        return column + " = " + literal(row, at);
    }

    private String literal(ResultSet row, int at) throws SQLException {
        return switch (form) {
            case NUMBER, CODE -> row.getString(at);
            // with an exponent it is a double and no decimal, which would be compared digit by digit
            case REAL -> exponential(row.getDouble(at));
            case BYTES, PRINTED -> charset + "x'" + row.getString(at) + "'";
        };
    }

    private static String exponential(double value) {
        String text = Double.toString(value);
        return text.indexOf('E') < 0 ? text + "E0" : text;
    }
}
