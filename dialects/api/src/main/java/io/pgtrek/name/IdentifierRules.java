package io.pgtrek.name;

/** How one database spells identifiers in SQL. */
public interface IdentifierRules {

    /** The identifier as it stands in a statement, quoted where this database needs it. */
    String quote(Identifier identifier);

    /** Longest name in bytes of UTF-8 (or characters where the database counts so). */
    int maxLength();

    /** Schema and name, joined by a dot. */
    default String quote(QualifiedName name) {
        return quote(name.schema()) + "." + quote(name.name());
    }
}
