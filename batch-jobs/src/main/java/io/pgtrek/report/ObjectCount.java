package io.pgtrek.report;

import io.pgtrek.finding.ObjectKind;

/**
 * Objects of one kind.
 *
 * @param source found in the source
 * @param created in PostgreSQL
 * @param skipped not carried over; each has a finding
 */
public record ObjectCount(ObjectKind kind, long source, long created, long skipped) {}
