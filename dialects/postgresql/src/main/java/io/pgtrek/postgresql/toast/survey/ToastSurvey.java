package io.pgtrek.postgresql.toast.survey;

import io.pgtrek.postgresql.toast.ToastColumn;
import io.pgtrek.postgresql.toast.ToastServer;
import io.pgtrek.postgresql.toast.ToastTable;
import io.pgtrek.postgresql.toast.ToastTables;
import io.pgtrek.postgresql.toast.survey.SurveyScan.Found;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads what the tables of a database really store. Never writes and never reads a value; holds the catalog in memory,
 * and of rows nothing.
 */
public final class ToastSurvey {

    private final Connection database;
    private final ToastServer server;
    private final List<ToastTable> tables;
    private final Map<Long, TableSpace> spaces;
    private final Map<ColumnAccess.Place, ColumnAccess> access;

    private ToastSurvey(
            Connection database,
            ToastServer server,
            List<ToastTable> tables,
            Map<Long, TableSpace> spaces,
            Map<ColumnAccess.Place, ColumnAccess> access) {
        this.database = database;
        this.server = server;
        this.tables = tables;
        this.spaces = spaces;
        this.access = access;
    }

    /**
     * Reads the catalog of a server of at least {@link ToastServer#OLDEST_VERSION}.
     *
     * @param database of the survey's own: it is made read-only; the caller closes it
     */
    public static ToastSurvey of(Connection database) throws SQLException {
        database.setReadOnly(true);
        database.setAutoCommit(false);
        database.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        try (Statement settings = database.createStatement()) {
            // a row hidden by row security must be an error, not a smaller number; and nobody waits for a survey's lock
            settings.execute("SET row_security = off; SET lock_timeout = '10s'");
        }
        ToastSurvey survey = new ToastSurvey(
                database,
                ToastServer.read(database),
                ToastTables.read(database),
                TableSpace.read(database),
                ColumnAccess.read(database));
        database.commit();
        return survey;
    }

    public ToastServer server() {
        return server;
    }

    /** By name. */
    public List<ToastTable> tables() {
        return tables;
    }

    /**
     * Reads one of {@link #tables} in a transaction of its own.
     *
     * <p>A user who may read some columns only gets these read whole, and no estimates.
     *
     * @param fraction of its pages to read, above 0; 1 for all
     * @param budget bytes of each column's values to decompress at most for an estimate; 0 for no estimate
     */
    public TableSurvey read(ToastTable table, double fraction, long budget) throws SQLException {
        TableSpace space = spaces.get(table.oid());
        if (space == null) {
            return refused(table, "It is gone.");
        }
        if (!space.reachable()) {
            return refused(table, "USAGE on its schema is missing.");
        }
        if (space.filtered()) {
            return refused(table, "Row security hides rows from this user.");
        }
        List<ValueSql> readable = readable(table);
        if (readable.isEmpty()) {
            return refused(table, "SELECT on its columns is missing.");
        }
        try {
            PlaceRule rule = rule(space, readable);
            double share = space.placesKnown() ? fraction : 1;
            Found found = new SurveyScan(table, rule, share).read(database);
            TableSurvey survey = survey(table, space, share, found);
            TableSurvey estimated =
                    budget == 0 || !space.placesKnown() ? survey : estimated(survey, table, rule, budget);
            database.commit();
            return estimated;
        } catch (SQLException e) {
            database.rollback();
            return refused(table, SurveyFailure.reason(e));
        }
    }

    /**
     * Times reads of pieces of some large values of each column that can be read in pieces.
     *
     * @param writable another session, for the temporary table that the values are copied to
     * @param budget bytes of a column's values to copy at most, before compression
     */
    public List<PartialReads> partialReads(Connection writable, ToastTable table, double fraction, long budget)
            throws SQLException {
        TableSpace space = spaces.get(table.oid());
        if (space == null || !space.reachable() || space.filtered() || !space.placesKnown()) {
            return List.of();
        }
        List<PartialReads> all = new ArrayList<>();
        for (ValueSql column : readable(table)) {
            if (column.form().tellsRawSize()) {
                all.add(measured(writable, new PartialReadTrial(table, column, server.lz4(), fraction, budget)));
            }
        }
        return all;
    }

    private static PartialReads measured(Connection writable, PartialReadTrial trial) throws SQLException {
        writable.setAutoCommit(false);
        try {
            return trial.measure(writable);
        } catch (SQLException e) {
            return trial.none(SurveyFailure.reason(e));
        } finally {
            writable.rollback();
        }
    }

    private TableSurvey estimated(TableSurvey survey, ToastTable table, PlaceRule rule, long budget)
            throws SQLException {
        List<ColumnSurvey> columns = new ArrayList<>();
        for (ColumnSurvey column : survey.columns()) {
            ValueSql value = rule.column(column.name());
            columns.add(
                    value == null
                            ? column
                            : column.with(new ValueSample(table, value, rule, budget).estimate(database, column)));
        }
        return survey.with(columns);
    }

    private PlaceRule rule(TableSpace space, List<ValueSql> readable) {
        return new PlaceRule(server.versionNumber() >= PlaceRule.TOLD_SINCE, space, readable);
    }

    private List<ValueSql> readable(ToastTable table) {
        return table.columns().stream()
                .filter(column -> access(table, column).readable())
                .map(column -> new ValueSql(column, access(table, column).form()))
                .toList();
    }

    private ColumnAccess access(ToastTable table, ToastColumn column) {
        ColumnAccess known = access.get(new ColumnAccess.Place(table.oid(), column.number()));
        return known == null ? ColumnAccess.NONE : known;
    }

    private TableSurvey survey(ToastTable table, TableSpace space, double fraction, Found found) {
        return new TableSurvey(
                table.name(),
                table.kind(),
                table.bytes(),
                space.toastBytes(),
                space.deadChunks(),
                fraction,
                found.rows(),
                null,
                table.columns().stream()
                        .map(column -> column(
                                column, access(table, column), found.shares().getOrDefault(column.number(), List.of())))
                        .toList());
    }

    private TableSurvey refused(ToastTable table, String reason) {
        TableSpace space = spaces.get(table.oid());
        return new TableSurvey(
                table.name(),
                table.kind(),
                table.bytes(),
                space == null ? 0 : space.toastBytes(),
                space == null ? 0 : space.deadChunks(),
                1,
                null,
                reason,
                table.columns().stream()
                        .map(column -> column(column, ColumnAccess.NONE, List.of()))
                        .toList());
    }

    private static ColumnSurvey column(ToastColumn column, ColumnAccess access, List<StoredShare> shares) {
        return new ColumnSurvey(
                column.name(),
                column.type(),
                column.storage(),
                column.compression(),
                access.readable(),
                access.form().tellsRawSize(),
                shares,
                null);
    }
}
