package io.pgtrek.dialect.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MysqlVersionTest {

    @ParameterizedTest
    @CsvSource({
        "5.5.9, MySQL, 5.5.9, false, false",
        "5.5.5-10.0.38-MariaDB, MariaDB, 10.0.38, false, false",
        "10.2.7-MariaDB, MariaDB, 10.2.7, true, true",
        "10.3.9-MariaDB-log, MariaDB, 10.3.9, true, true",
        "10.3.10-MariaDB, MariaDB, 10.3.10, true, false",
        "11.4.5-MariaDB-ubu2404, MariaDB, 11.4.5, true, false",
        "8.0.36-0ubuntu0.22.04.1, MySQL, 8.0.36, false, false",
        "9.1.0, MySQL, 9.1.0, false, false"
    })
    void readsVersions(String text, String product, String number, boolean sqlDefaults, boolean hiddenChecks) {
        MysqlVersion version = MysqlVersion.parse(text);
        assertThat(version.product()).isEqualTo(product);
        assertThat(version.number()).isEqualTo(number);
        assertThat(version.defaultsAreSql()).isEqualTo(sqlDefaults);
        assertThat(version.checksAreHidden()).isEqualTo(hiddenChecks);
    }
}
