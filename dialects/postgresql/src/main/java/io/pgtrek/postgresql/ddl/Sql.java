package io.pgtrek.postgresql.ddl;

import io.pgtrek.name.Identifier;
import io.pgtrek.name.PostgresIdentifiers;
import io.pgtrek.name.QualifiedName;
import java.util.List;
import java.util.stream.Collectors;

/** Spelling of names in statements and in statement ids. */
final class Sql {
    private Sql() {}

    static String quote(Identifier name) {
        return PostgresIdentifiers.RULES.quote(name);
    }

    static String quote(QualifiedName name) {
        return PostgresIdentifiers.RULES.quote(name);
    }

    static String columns(List<Identifier> names) {
        return names.stream().map(Sql::quote).collect(Collectors.joining(", ", "(", ")"));
    }

    /** Quoted names cannot run into each other, whatever dots and colons they hold, so ids built of them are unique. */
    static String id(String kind, QualifiedName name) {
        return kind + ":" + quote(name);
    }

    static String id(String kind, QualifiedName table, Identifier part) {
        return id(kind, table) + ":" + quote(part);
    }
}
