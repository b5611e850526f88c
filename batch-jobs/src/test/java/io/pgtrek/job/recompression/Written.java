package io.pgtrek.job.recompression;

/**
 * What writers did.
 *
 * @param deletedUpdates updates of rows that were deleted afterwards
 */
record Written(long updates, long inserts, long deletes, long deletedUpdates) {

    static final Written NONE = new Written(0, 0, 0, 0);

    Written plus(Written other) {
        return new Written(
                updates + other.updates,
                inserts + other.inserts,
                deletes + other.deletes,
                deletedUpdates + other.deletedUpdates);
    }

    static Written updated(long rows) {
        return new Written(rows, 0, 0, 0);
    }

    static Written inserted(long rows) {
        return new Written(0, rows, 0, 0);
    }

    static Written deleted(long rows, long updates) {
        return new Written(0, 0, rows, updates);
    }
}
