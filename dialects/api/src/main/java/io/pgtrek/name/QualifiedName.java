package io.pgtrek.name;

/** A schema object's name inside its schema. */
public record QualifiedName(Identifier schema, Identifier name) implements Comparable<QualifiedName> {

    public static QualifiedName of(String schema, String name) {
        return new QualifiedName(Identifier.of(schema), Identifier.of(name));
    }

    /** The same schema, another name. */
    public QualifiedName withName(Identifier other) {
        return new QualifiedName(schema, other);
    }

    @Override
    public int compareTo(QualifiedName other) {
        int bySchema = schema.compareTo(other.schema);
        return bySchema != 0 ? bySchema : name.compareTo(other.name);
    }

    /** For messages only; SQL needs {@link IdentifierRules#quote(QualifiedName)}. */
    @Override
    public String toString() {
        return schema + "." + name;
    }
}
