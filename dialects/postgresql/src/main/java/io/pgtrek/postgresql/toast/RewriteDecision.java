package io.pgtrek.postgresql.toast;

/** Whether and how the values of a column can be made anew. */
public sealed interface RewriteDecision permits RewriteColumn, RewriteRefusal {
    ToastColumn column();
}
