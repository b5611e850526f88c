package io.pgtrek.dialect.mysql;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Fills <code>{name}</code> in a resource, all in one pass, so that a filled-in identifier is never searched again. */
final class SqlTemplate {

    private static final Pattern SLOT = Pattern.compile("\\{([a-z]+)}");

    private SqlTemplate() {}

    static String fill(String template, Map<String, String> parts) {
        return SLOT.matcher(template)
                .replaceAll(slot -> Matcher.quoteReplacement(parts.getOrDefault(slot.group(1), slot.group())));
    }
}
