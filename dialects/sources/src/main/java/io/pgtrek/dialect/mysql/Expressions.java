package io.pgtrek.dialect.mysql;

/** Expressions as the catalog gives them. */
final class Expressions {

    private Expressions() {}

    /**
     * The expression as the server would parse it. MySQL 8 keeps it escaped: {@code _utf8mb4\'x\'}.
     */
    static String plain(String expression, MysqlVersion version) {
        return version.mariaDb() ? expression : EscapedExpression.unescape(expression);
    }
}
