package io.pgtrek.job.migration;

import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.name.Identifier;
import io.pgtrek.plan.TargetColumn;
import io.pgtrek.plan.TargetTable;
import io.pgtrek.postgresql.copy.RejectedValue;
import io.pgtrek.spi.ColumnMapping;
import io.pgtrek.spi.Mapping;
import io.pgtrek.spi.ReadRequest;
import io.pgtrek.spi.RowCursor;
import io.pgtrek.spi.Slice;
import io.pgtrek.spi.SliceRange;
import io.pgtrek.spi.UnconvertibleValueException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a retry needs of the source: its readers, and values that were left out of reject files. */
final class RetrySource implements AutoCloseable {

    private static final Pattern WHOLE = Pattern.compile("-?\\d{1,38}");

    private final MigrationRun run;
    private final Map<TargetColumn, ColumnMapping> mappings = new HashMap<>();
    private @Nullable Connection connection;

    RetrySource(MigrationRun run) {
        this.run = run;
    }

    /** How the source's values of the column are carried to the type it has now, by today's policy. */
    ColumnMapping mapping(TargetTable table, TargetColumn column) {
        return mappings.computeIfAbsent(column, c -> map(table, c));
    }

    private ColumnMapping map(TargetTable table, TargetColumn column) {
        Mapping mapping = run.source().dialect().types().mapTo(table.source(), column.source(), column.type());
        if (mapping instanceof ColumnMapping found) {
            return found;
        }
        throw new MigrateException(
                ErrorCode.CONFIGURATION_INVALID,
                "Values of " + table.source().name() + "." + column.source().name()
                        + " cannot be carried to the type its column has now.",
                null,
                "Write the values into the reject file in PostgreSQL's form, as texts.");
    }

    /** A cursor over one column of the row with that key. */
    RowCursor find(
            TargetTable table, TargetColumn column, ColumnMapping mapping, Map<String, @Nullable RejectedValue> key)
            throws SQLException {
        ReadRequest request = new ReadRequest(
                table.source().name(),
                List.of(new ReadRequest.Projection(column.source().name(), mapping.projection())),
                new Slice(1, new SliceRange.Whole()),
                condition(key),
                1);
        return run.source().dialect().reader().open(connection(), request);
    }

    /** Only whole numbers read the same in every database's SQL; other keys would need a literal of its own kind. */
    private String condition(Map<String, @Nullable RejectedValue> key) {
        List<String> conditions = new ArrayList<>();
        key.forEach((name, value) -> {
            if (!(value instanceof RejectedValue.Text text)
                    || !WHOLE.matcher(text.text()).matches()) {
                throw new UnconvertibleValueException(
                        "a value left out of the file, and the key is not of whole numbers to find its row by");
            }
            conditions.add(run.source().dialect().identifiers().quote(Identifier.of(name)) + " = " + text.text());
        });
        if (conditions.isEmpty()) {
            throw new UnconvertibleValueException(
                    "a value left out of the file, and no primary key to find its row by");
        }
        return String.join(" and ", conditions);
    }

    private Connection connection() {
        Connection open = connection == null ? run.source().connect() : connection;
        connection = open;
        return open;
    }

    @Override
    public void close() throws SQLException {
        if (connection != null) {
            connection.close();
        }
    }
}
