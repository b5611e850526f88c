package io.pgtrek.postgresql.toast;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the values of one column are made anew. All SQL is for a session of {@link RewriteSession}.
 *
 * @param method {@link RewriteMethod#DIRECT} or {@link RewriteMethod#TEXT_CAST}
 * @param expression the same value, never compressed
 * @param fields expressions of what may be compressed inside of a composite value, as far as the method reaches it
 * @param rawBytes expression of a value's uncompressed size, which does not read the value; an estimate for some types
 * @param hash expression of a hash of the value's bytes, null where the type has no binary form
 */
public record RewriteColumn(
        ToastColumn column,
        RewriteMethod method,
        String expression,
        List<String> fields,
        String rawBytes,
        @Nullable String hash)
        implements RewriteDecision {

    public RewriteColumn {
        fields = List.copyOf(fields);
    }
}
