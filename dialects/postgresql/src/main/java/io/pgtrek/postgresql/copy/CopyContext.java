package io.pgtrek.postgresql.copy;

import io.pgtrek.name.Identifier;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/**
 * Where in a COPY an error happened, as far as the server says so.
 *
 * @param line the row, from 1; 0 when unknown
 * @param column target column; null when unknown
 * @param constraint that was violated; null when none
 */
record CopyContext(
        int line, @Nullable Identifier column, @Nullable String constraint) {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    static CopyContext of(SQLException e, CopyTarget target) {
        ServerErrorMessage server = e instanceof PSQLException p ? p.getServerErrorMessage() : null;
        if (server == null) {
            return new CopyContext(0, null, null);
        }
        String place = place(server.getWhere(), target);
        Matcher number = NUMBER.matcher(place);
        int line = number.find() ? Integer.parseInt(number.group()) : 0;
        String named = server.getColumn();
        Identifier column = named != null ? Identifier.of(named) : lastWord(place, target);
        return new CopyContext(line, column, server.getConstraint());
    }

    /** What follows the table's name in {@code COPY t, line 3, column c}; the other words depend on lc_messages. */
    private static String place(@Nullable String where, CopyTarget target) {
        String start = "COPY " + target.table().name() + ", ";
        int at = where == null ? -1 : where.indexOf(start);
        return where == null || at < 0 ? "" : where.substring(at + start.length());
    }

    private static @Nullable Identifier lastWord(String place, CopyTarget target) {
        List<Identifier> names = target.columns().stream().map(CopyColumn::name).toList();
        return names.stream()
                .filter(name -> place.endsWith(" " + name) || place.contains(" " + name + "\n"))
                .max(Comparator.comparingInt(Identifier::utf8Length))
                .orElse(null);
    }
}
