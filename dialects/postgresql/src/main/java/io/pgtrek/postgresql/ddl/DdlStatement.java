package io.pgtrek.postgresql.ddl;

import io.pgtrek.finding.ObjectKind;

/**
 * One statement of a plan, without a trailing semicolon.
 *
 * @param id unique within the plan and the same whenever the plan is rendered: the ledger's key
 * @param object the target object for people, e.g. {@code shop.orders.idx_total}
 */
public record DdlStatement(Phase phase, String id, ObjectKind kind, String object, String sql) {}
