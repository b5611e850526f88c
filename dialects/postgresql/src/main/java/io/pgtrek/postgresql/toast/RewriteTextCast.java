package io.pgtrek.postgresql.toast;

import java.util.Set;

/** The way through a type's text form, where that is known to bring the same bytes back. */
final class RewriteTextCast {

    /**
     * Types whose text form says everything, under the settings of {@link RewriteSession}. Not money, which depends on a
     * locale, nor reg* types, which depend on what exists.
     */
    private static final Set<String> EXACT = Set.of(
            ("(array) (composite) (range) (multirange) (enum) text varchar bpchar bytea json jsonb tsvector jsonpath"
                            + " numeric bit varbit path polygon bool int2 int4 int8 float4 float8 date time timetz"
                            + " timestamp timestamptz interval uuid inet cidr point citext.citext hstore.hstore ltree.ltree")
                    .split(" "));

    private static final String XML = "xml";

    private RewriteTextCast() {}

    /** A domain would check its values anew, and one that was let off by NOT VALID would fail. */
    static boolean exact(RewriteType type) {
        // xml's output function, which containers use, drops the declaration; its cast to text does not
        return type.is(XML) ? type.parts().equals(Set.of(XML)) : EXACT.containsAll(type.parts());
    }

    static String expression(RewriteType type, String name) {
        return switch (type.base()) {
            // the cast alone would pass the stored value on
            case "text", "varchar", "citext.citext", XML -> "(" + name + "::text || '')::" + type.name();
            // the cast to text would lose trailing blanks
            case "bpchar" -> "textin(bpcharout(" + name + "))::" + type.name();
            case "bytea" -> "decode(encode(" + name + ", 'hex'), 'hex')";
            default -> name + "::text::" + type.name();
        };
    }
}
