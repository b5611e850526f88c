package io.pgtrek.dialect.mysql;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.IdentifierRules;

/** Backticks always: they mean the same under every sql_mode, which double quotes do not. */
final class MysqlIdentifiers implements IdentifierRules {

    static final MysqlIdentifiers RULES = new MysqlIdentifiers();

    private MysqlIdentifiers() {}

    @Override
    public String quote(Identifier identifier) {
        return '`' + identifier.text().replace("`", "``") + '`';
    }

    /** In characters; see <a href="https://dev.mysql.com/doc/refman/8.0/en/identifier-length.html">manual</a>. */
    @Override
    public int maxLength() {
        return 64;
    }
}
