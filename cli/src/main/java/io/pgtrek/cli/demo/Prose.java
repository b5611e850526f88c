package io.pgtrek.cli.demo;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Made-up words, dates and prices; the same on every machine and every day. */
final class Prose {

    private static final List<String> ADJECTIVES = List.of(
            "Quiet",
            "Salty",
            "Crooked",
            "Last",
            "Paper",
            "Hidden",
            "Northern",
            "Velvet",
            "Broken",
            "Golden",
            "Patient");
    private static final List<String> NOUNS = List.of(
            "Lighthouse",
            "Harbour",
            "Orchard",
            "Clockmaker",
            "Tide",
            "Archive",
            "Elephant",
            "Bridge",
            "Garden",
            "Ferry",
            "Lantern",
            "Ladder");
    private static final List<String> PLACES = List.of(
            "Kiel",
            "Malmö",
            "Gdańsk",
            "Reykjavík",
            "Tromsø",
            "Łódź",
            "Zürich",
            "Århus",
            "São Miguel",
            "Θεσσαλονίκη",
            "東京",
            "İzmir");
    private static final List<String> GIVEN =
            List.of("Ada", "Björn", "Chloé", "Dimitri", "Ewa", "Fatma", "Günther", "Hanna", "Ivo", "Jürgen", "Kaoru");
    private static final List<String> FAMILY = List.of(
            "Andersen", "O'Neill", "Müller", "Nowak", "Şahin", "García", "Lindqvist", "de la Cruz", "Ito", "Papadaki");

    private final Random random;

    Prose(long seed) {
        this.random = new Random(seed);
    }

    int number(int from, int to) {
        return from + random.nextInt(to - from + 1);
    }

    boolean oneIn(int chances) {
        return random.nextInt(chances) == 0;
    }

    /** A number that is near {@code from} far more often than near {@code to}, as sales are. */
    int popular(int from, int to) {
        double square = random.nextDouble();
        return from + (int) (square * square * (to - from));
    }

    <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    String title(int i) {
        return "The " + pick(ADJECTIVES) + " " + pick(NOUNS) + " of " + pick(PLACES)
                + (i % 7 == 0 ? ", volume " + i % 40 : "");
    }

    String house(int i) {
        return pick(NOUNS) + " & " + pick(FAMILY) + " " + pick(PLACES) + " " + i;
    }

    String given() {
        return pick(GIVEN);
    }

    String family() {
        return pick(FAMILY);
    }

    String sentences(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(pick(GIVEN)).append(" left ").append(pick(PLACES)).append(" with a ");
            text.append(pick(ADJECTIVES).toLowerCase(Locale.ROOT)).append(' ');
            text.append(pick(NOUNS).toLowerCase(Locale.ROOT)).append(oneIn(9) ? " 🐘. " : ". ");
        }
        return text.toString().strip();
    }

    /** SQLite keeps no decimals: a price is a floating-point number there. */
    double price(int fromCents, int toCents) {
        return BigDecimal.valueOf(number(fromCents, toCents), 2).doubleValue();
    }

    LocalDate date(int fromYear, int toYear) {
        return LocalDate.of(number(fromYear, toYear), 1, 1).plusDays(number(0, 364));
    }

    String dateTime(int fromYear, int toYear) {
        return String.format(
                Locale.ROOT, "%s %02d:%02d:%02d", date(fromYear, toYear), number(0, 23), number(0, 59), number(0, 59));
    }

    byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }
}
