package io.pgtrek.planner;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.config.CaseInsensitive;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CollationsTest {

    @ParameterizedTest
    @CsvSource({
        "utf8_general_ci, und-u-ks-level1",
        "utf8mb4_unicode_520_nopad_ci, und-u-ks-level1",
        "utf8mb4_0900_ai_ci, und-u-ks-level1",
        "utf8mb4_uca1400_ai_ci, und-u-ks-level1",
        "utf8mb4_0900_as_ci, und-u-ks-level2",
        "latin1_swedish_ci, sv-u-ks-level1",
        "latin1_general_ci, und-u-ks-level2",
        "utf8_danish_ci, und-u-ks-level2",
        "Latin1_General_CI_AS, und-u-ks-level2",
        "SQL_Latin1_General_CP1_CI_AI, und-u-ks-level1",
        "NOCASE, und-u-ks-level2",
        "utf8_bin,",
        "utf8mb4_0900_as_cs,",
        "BINARY,",
        ","
    })
    void findsWhatComparesAlike(@Nullable String collation, @Nullable String locale) {
        assertThat(Collations.icu(collation)
                        .map(Collations.IcuCollation::locale)
                        .orElse(null))
                .isEqualTo(locale);
        assertThat(Collations.ignoresCase(collation)).isEqualTo(locale != null);
    }

    @Test
    void dropsAndEasesWhatTheChoiceMends() {
        List<Finding> found = List.of(
                new Finding("key-case-insensitive", Severity.INFO, ObjectKind.PRIMARY_KEY, "t.p", "m", "h"),
                new Finding("foreign-key-collation", Severity.ERROR, ObjectKind.FOREIGN_KEY, "t.f", "m", "h"),
                new Finding("foreign-key-orphans", Severity.ERROR, ObjectKind.FOREIGN_KEY, "t.f", "m", "h"));

        assertThat(CollationFindings.under(CaseInsensitive.TEXT, found)).isEqualTo(found);
        assertThat(CollationFindings.under(CaseInsensitive.CITEXT, found))
                .extracting(Finding::severity)
                .containsExactly(Severity.INFO, Severity.ERROR);
    }
}
