package io.pgtrek.dialect.mysql;

import java.util.List;

/**
 * Texts of information_schema. Its columns are utf8mb3, so that a character beyond the Basic Multilingual Plane in a
 * default, expression or label is shown as one or four question marks; nothing tells them from real ones.
 *
 * @see <a href="https://dev.mysql.com/doc/refman/8.0/en/charset-metadata.html">manual, UTF-8 for Metadata</a>
 */
final class CatalogText {

    static final String REASON =
            "the server's catalog shows a question mark there, which may stand for a character it cannot show";

    private CatalogText() {}

    /** Whether the text may not be what was declared. */
    static boolean doubtful(String text) {
        return text.indexOf('?') >= 0;
    }

    static boolean doubtful(List<String> labels) {
        return labels.stream().anyMatch(CatalogText::doubtful);
    }
}
