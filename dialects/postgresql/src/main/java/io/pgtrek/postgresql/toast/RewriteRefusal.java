package io.pgtrek.postgresql.toast;

/**
 * There is no proven way, so the column is left alone.
 *
 * @param reason a sentence
 * @param hint what would help
 */
public record RewriteRefusal(ToastColumn column, String reason, String hint) implements RewriteDecision {}
