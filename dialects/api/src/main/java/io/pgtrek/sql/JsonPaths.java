package io.pgtrek.sql;

import io.pgtrek.name.Literal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Paths like {@code $.a.b[0]} as PostgreSQL's arrays of keys. */
public final class JsonPaths {

    private static final Pattern STEP =
            Pattern.compile("\\.([A-Za-z_$][A-Za-z0-9_$]*)|\\.\"([^\"\\\\]+)\"|\\[(\\d{1,9})\\]");

    private JsonPaths() {}

    /** A part of a JSON column, as JSON ({@code #>}) or as text ({@code #>>}). */
    public static Fragment extract(String operator, Family family, Fragment document, Fragment path) {
        String literal = path.literal();
        if (document.family() != Family.JSON || literal == null || !path.isText()) {
            throw new UntranslatableException(
                    "a part of JSON is only translated of a JSON column by a path written down");
        }
        Fragment keys = Fragment.atom(Literal.sql(array(literal)), Family.OTHER);
        return Fragment.infix(operator, Binding.OTHER, family, document, keys);
    }

    private static String array(String path) {
        List<String> keys = new ArrayList<>();
        Matcher step = STEP.matcher(path);
        int at = 1;
        while (step.find() && step.start() == at) {
            at = step.end();
            keys.add(step.group(1) != null ? step.group(1) : step.group(2) != null ? step.group(2) : step.group(3));
        }
        if (!path.startsWith("$") || at != path.length()) {
            throw new UntranslatableException("the JSON path \"" + path + "\" is not translated");
        }
        return keys.stream().map(key -> "\"" + key + "\"").collect(Collectors.joining(",", "{", "}"));
    }
}
