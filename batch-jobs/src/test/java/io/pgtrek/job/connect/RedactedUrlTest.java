package io.pgtrek.job.connect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RedactedUrlTest {

    @ParameterizedTest
    @DisplayName("case 29: no part of a password is shown, whatever it holds")
    @CsvSource({
        "mysql://m:p@ss:w/o#rd?@db/shop, mysql://db/shop",
        "mysql://m:p@ss:w/o#rd?%41&x=y@db:3306/shop?sslMode=disable, mysql://db:3306/shop?sslMode=disable",
        "mysql://m:a?b=c@db/shop?x=1, mysql://db/shop?x=1",
        "mysql://m@db/shop, mysql://db/shop",
        "jdbc:mariadb://db:3306/shop?user=me@corp, jdbc:mariadb://db:3306/shop?user=me@corp",
        "jdbc:mariadb://db/shop?password=p@ss&sslMode=trust, jdbc:mariadb://db/shop?password=****&sslMode=trust",
        "jdbc:mariadb://[::1]:3306/shop?PASSWORD=x, jdbc:mariadb://[::1]:3306/shop?PASSWORD=****",
        "jdbc:sqlserver://h:1433;user=a;password=b;encrypt=false, jdbc:sqlserver://h:1433;user=a;password=****;encrypt=false",
        "jdbc:oracle:thin:scott/t@ger@//h:1521/x, jdbc:oracle:thin:@//h:1521/x",
        "jdbc:postgresql://h/db?sslpassword=k&user=u, jdbc:postgresql://h/db?sslpassword=****&user=u",
        "sqlite:old@home.db, sqlite:old@home.db",
        "embedded:build/pg, embedded:build/pg"
    })
    void hidesPasswords(String url, String shown) {
        assertThat(RedactedUrl.of(url)).isEqualTo(shown);
    }
}
