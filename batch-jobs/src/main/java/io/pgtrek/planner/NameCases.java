package io.pgtrek.planner;

import io.pgtrek.config.NameCase;
import io.pgtrek.name.Identifier;
import java.util.Locale;
import java.util.regex.Pattern;

/** Applies {@code map.names}. */
final class NameCases {

    private static final Pattern HUMP = Pattern.compile("(?<=[\\p{Ll}\\d])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})");

    private NameCases() {}

    static Identifier apply(NameCase names, Identifier source) {
        String text = source.text();
        return Identifier.of(
                switch (names) {
                    case KEEP -> text;
                    case LOWER -> text.toLowerCase(Locale.ROOT);
                    case SNAKE -> snake(text);
                });
    }

    private static String snake(String text) {
        return HUMP.matcher(text).replaceAll("_").replaceAll("[\\s-]+", "_").toLowerCase(Locale.ROOT);
    }
}
