package io.pgtrek.postgresql.toast;

/**
 * How far a pass over a table has come.
 *
 * @param fileNode the table's file; in another one the blocks mean nothing
 * @param next block to be searched next
 * @param end first block that the pass leaves out: what was written there since it began is another pass's work
 */
public record RewritePosition(long fileNode, long next, long end) {

    public boolean finished() {
        return next >= end;
    }
}
