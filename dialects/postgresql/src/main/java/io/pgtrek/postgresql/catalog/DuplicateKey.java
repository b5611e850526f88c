package io.pgtrek.postgresql.catalog;

import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.name.QualifiedName;
import java.sql.SQLException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/**
 * The key that kept a unique index from being built. Unlike other errors this one is told with the key's value, since
 * nobody could mend it otherwise.
 *
 * @param detail the server's own sentence, e.g. {@code Key (n)=(10) is duplicated.}; long keys are cut
 * @param query lists all such keys
 */
public record DuplicateKey(String detail, String query) {

    private static final String UNIQUE_VIOLATION = "23505";
    private static final int LONGEST = 300;

    /** The parentheses stay whatever lc_messages is; columns in them are quoted as SQL needs. */
    private static final Pattern KEY = Pattern.compile("\\((.+?)\\)=\\(.*", Pattern.DOTALL);

    /** Empty when the error is another one, or when the server keeps the key to itself. */
    public static Optional<DuplicateKey> of(SQLException e) {
        ServerErrorMessage server = e instanceof PSQLException p ? p.getServerErrorMessage() : null;
        if (!UNIQUE_VIOLATION.equals(e.getSQLState()) || server == null) {
            return Optional.empty();
        }
        String detail = server.getDetail();
        String schema = server.getSchema();
        String table = server.getTable();
        if (detail == null || schema == null || table == null) {
            return Optional.empty();
        }
        Matcher key = KEY.matcher(detail);
        return key.find()
                ? Optional.of(new DuplicateKey(cut(detail), query(key.group(1), QualifiedName.of(schema, table))))
                : Optional.empty();
    }

    private static String query(String columns, QualifiedName table) {
        return "SELECT " + columns + ", count(*) FROM " + PostgresIdentifiers.RULES.quote(table) + " GROUP BY "
                + columns + " HAVING count(*) > 1";
    }

    private static String cut(String detail) {
        String line = detail.strip().replaceAll("\\s*\\R\\s*", " | ");
        return line.codePointCount(0, line.length()) <= LONGEST
                ? line
                : line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "...";
    }
}
