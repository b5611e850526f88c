package io.pgtrek.job.migration;

import io.pgtrek.job.repository.RejectLedger;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Loads the lines of reject files, all of which have been checked. */
final class RejectRetry {

    /** Lines, and characters of their values, that are loaded in one transaction. */
    private static final int MOST_LINES = 1_000;

    private static final long MOST_CHARACTERS = 4 << 20;
    private static final String MISSING_PARENT = "23503";

    private final MigrationRun run;
    private final RetryTables tables;
    private final Connection target;
    private final RetryFile again;
    private final List<RejectLine> waiting = new ArrayList<>();
    private long characters;
    private RetryTally tally = RetryTally.NONE;

    /** @param target without autocommit */
    RejectRetry(MigrationRun run, RetryTables tables, Connection target, RetryFile again) {
        this.run = run;
        this.tables = tables;
        this.target = target;
        this.again = again;
    }

    /** Rows may refer to rows that follow, in another file even; so there are passes as long as they bring any in. */
    RetryTally load(RejectInput input) throws SQLException {
        RetryTally all = pass(input);
        RetryTally last = all;
        while (last.loaded() > 0 && last.orphans() > 0) {
            again.restart();
            last = pass(input);
            all = all.after(last);
        }
        return all;
    }

    private RetryTally pass(RejectInput input) throws SQLException {
        tally = RetryTally.NONE;
        input.forEach((line, place) -> take(line));
        flush();
        return tally;
    }

    private void take(RejectLine line) throws SQLException {
        boolean other = !waiting.isEmpty()
                && waiting.get(0).id().slice().table() != line.id().slice().table();
        if (other || waiting.size() == MOST_LINES || characters > MOST_CHARACTERS) {
            flush();
        }
        waiting.add(line);
        characters += line.characters();
    }

    private void flush() throws SQLException {
        if (waiting.isEmpty()) {
            return;
        }
        RetryBatch batch = new RetryBatch(
                target,
                new RejectLedger(run.record().id()),
                tables,
                run.table(waiting.get(0).id().slice().table()));
        batch.load(waiting);
        batch.again().forEach(one -> again.write(one.line().again(one.row())));
        long orphans = batch.again().stream()
                .filter(one -> MISSING_PARENT.equals(one.row().sqlState()))
                .count();
        tally = tally.plus(new RetryTally(batch.loaded(), batch.again().size(), batch.before(), orphans));
        waiting.clear();
        characters = 0;
    }
}
