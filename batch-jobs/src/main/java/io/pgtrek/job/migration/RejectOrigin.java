package io.pgtrek.job.migration;

import io.pgtrek.catalog.Key;
import io.pgtrek.name.Identifier;
import io.pgtrek.plan.TargetTable;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;

/**
 * Where the rows of a reject file come from.
 *
 * @param request fingerprint of what the job asked for, rules for values aside
 */
record RejectOrigin(String job, long run, TargetTable table, int slice, String token, String request) {

    private static final SecureRandom RANDOM = new SecureRandom();

    /** For one attempt to copy a slice. */
    static RejectOrigin of(MigrationRun run, TargetTable table, int slice) {
        byte[] token = new byte[8];
        RANDOM.nextBytes(token);
        return new RejectOrigin(
                run.record().job(),
                run.record().id(),
                table,
                slice,
                HexFormat.of().formatHex(token),
                Fingerprint.withoutValues(run.configuration()));
    }

    RejectId id(long line) {
        return new RejectId(run, new SliceName(table.number(), slice), line, token);
    }

    /** Source names of the primary key's columns; none where the table has no key. */
    List<String> key() {
        Key key = table.source().primaryKey();
        return key == null
                ? List.of()
                : key.columns().stream().map(Identifier::text).toList();
    }
}
