package io.pgtrek.dialect.sqlite;

import io.pgtrek.spi.Refusal;
import io.pgtrek.spi.UnconvertibleValueException;

/**
 * Numbers that stand for points in time. Which unit is meant is told by the size alone, so that a value reads the same
 * whatever its neighbours are; sizes that could be two things are refused, and the decision for a column is made only
 * where its sizes agree.
 *
 * <ul>
 *   <li>1,721,425.5 to 5,373,484.5: Julian day (years 1 to 9999), as SQLite's own modifier {@code auto} has it
 *   <li>beyond 10^11: milliseconds since 1970 (seconds would be beyond the year 5138)
 *   <li>from 10^8, below 0, or exactly 0: seconds since 1970
 *   <li>all others, such as 20240102: none of these
 * </ul>
 *
 * @see <a href="https://www.sqlite.org/lang_datefunc.html">date and time functions</a>
 */
final class TemporalNumber {

    static final long MILLIS_FROM = 100_000_000_000L;
    static final long LIMIT = 100_000_000_000_000L;
    static final long SECONDS_FROM = 100_000_000L;
    /** The year 2100: seconds beside milliseconds must lie before it to be told apart. */
    static final long SECONDS_BESIDE_MILLIS = 4_102_444_800L;

    private static final double JULIAN_FIRST = 1_721_425.5;
    private static final double JULIAN_LAST = 5_373_484.5;
    private static final double JULIAN_1970 = 2_440_587.5;
    private static final double MILLIS_PER_DAY = 86_400_000;

    /** SQL for a number that has a unit. */
    static final String FITS = "({} = 0 or {} >= " + JULIAN_FIRST + " and {} < " + JULIAN_LAST + " or {} >= "
            + SECONDS_FROM + " and {} < " + LIMIT + " or {} < 0 and {} > -" + LIMIT + ")";

    private static final String IS_NUMBER = "typeof({}) in ('integer', 'real') and ";

    /** SQL for milliseconds. */
    static final String IS_MILLIS = IS_NUMBER + "({} >= " + MILLIS_FROM + " or {} <= -" + MILLIS_FROM + ")";

    /** SQL for a number that would be read as seconds but may as well be milliseconds near 1970. */
    static final String IS_DOUBTFUL_SECONDS =
            IS_NUMBER + "{} <> 0 and {} > -" + MILLIS_FROM + " and {} < " + MILLIS_FROM
                    + " and not ({} >= " + JULIAN_FIRST + " and {} < " + JULIAN_LAST + ") and not ({} between "
                    + SECONDS_FROM + " and " + SECONDS_BESIDE_MILLIS + ")";

    private TemporalNumber() {}

    /** Microseconds since 1970-01-01 in UTC. */
    static long epochMicros(Number number) {
        double value = number.doubleValue();
        if (value >= JULIAN_FIRST && value < JULIAN_LAST) {
            // SQLite itself counts Julian days in whole milliseconds
            return Math.round((value - JULIAN_1970) * MILLIS_PER_DAY) * 1000;
        }
        boolean hasUnit = value == 0 || value >= SECONDS_FROM || value < 0;
        if (!hasUnit || Math.abs(value) >= LIMIT || Double.isNaN(value)) {
            throw new UnconvertibleValueException(
                    Refusal.DATE, "a number that is no clear count of seconds, milliseconds or days");
        }
        long perUnit = Math.abs(value) >= MILLIS_FROM ? 1000 : 1_000_000;
        return number instanceof Long whole ? whole * perUnit : Math.round(value * perUnit);
    }
}
