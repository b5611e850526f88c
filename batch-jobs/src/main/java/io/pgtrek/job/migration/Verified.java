package io.pgtrek.job.migration;

import io.pgtrek.finding.Finding;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * What the work of a run finds out on its way, for the report.
 *
 * @param hideValues whether values of rows that differ are left out
 */
record Verified(boolean hideValues, Checksums checksums, Queue<Finding> found) {

    Verified(boolean hideValues) {
        this(hideValues, new Checksums(), new ConcurrentLinkedQueue<>());
    }
}
