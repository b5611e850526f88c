package io.pgtrek.cli.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UrlTest {

    @ParameterizedTest
    @DisplayName("case 29: a password in the URL is noticed, whatever it holds")
    @ValueSource(
            strings = {
                "mysql://m:secret@db/shop",
                "mysql://m:1234@db/shop",
                "mysql://m:p@ss:w/o#rd?@db/shop",
                "mysql://m:a?b@db/shop",
                "mysql://:x@db/shop",
                "jdbc:mariadb://db/shop?user=m&password=x",
                "jdbc:sqlserver://h;PASSWORD = x",
                "jdbc:oracle:thin:scott/tiger@//h:1521/x"
            })
    void noticesPasswords(String url) {
        assertThat(Url.holdsSecret(url)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mysql://db:3306/shop",
                "mysql://m@db:3306/shop",
                "jdbc:mariadb://db:3306/shop?user=me@corp",
                "jdbc:mariadb://a:1,b:2/shop?user=me@corp",
                "jdbc:mariadb://[2001:db8::1]:3306/shop?user=me@corp",
                "jdbc:oracle:thin:@//h:1521/x",
                "sqlite:old@home.db",
                "embedded:build/pg"
            })
    void letsOthersPass(String url) {
        assertThat(Url.holdsSecret(url)).isFalse();
    }
}
