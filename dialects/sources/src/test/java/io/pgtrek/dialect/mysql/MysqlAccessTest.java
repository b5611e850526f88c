package io.pgtrek.dialect.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.spi.JdbcAccess;
import io.pgtrek.spi.SourceSpec;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MysqlAccessTest {

    private static JdbcAccess access(String url) {
        return access(url, Map.of());
    }

    private static JdbcAccess access(String url, Map<String, String> properties) {
        return new MysqlDialectProvider().access(new SourceSpec(url, null, null, properties));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:mysql://db1:3306/shop",
                "jdbc:mariadb://db1:3306/shop",
                "mysql://db1:3306/shop",
                "mariadb://db1:3306/shop",
                "JDBC:MySQL://db1:3306/shop"
            })
    void callsOneDriverForAllUrls(String url) {
        assertThat(new MysqlDialectProvider().accepts(new SourceSpec(url, null, null, Map.of())))
                .isTrue();
        assertThat(access(url).url()).isEqualTo("jdbc:mariadb://db1:3306/shop");
    }

    @ParameterizedTest
    @ValueSource(strings = {"jdbc:postgresql://h/db", "mysqldump:shop.sql", "sqlite:old.db", "jdbc:mysqlx://h/db"})
    void leavesOtherUrlsToOthers(String url) {
        assertThat(new MysqlDialectProvider().accepts(new SourceSpec(url, null, null, Map.of())))
                .isFalse();
    }

    @ParameterizedTest
    @DisplayName("case 29: passwords with @ : / # ? work in the URL, escaped or not")
    @CsvSource({
        "mysql://m:p@ss:w/o#rd?@db/shop, p@ss:w/o#rd?",
        "mysql://m:p%40ss%3Aw%2Fo%23rd%3F@db/shop, p@ss:w/o#rd?",
        "mysql://m:100%+1@db/shop?useSSL=false, 100%+1",
        "jdbc:mysql://db/shop?user=m&password=p@ss:w/o%23rd?, p@ss:w/o#rd?"
    })
    void readsPasswords(String url, String password) {
        assertThat(access(url).url()).isEqualTo("jdbc:mariadb://db/shop");
        assertThat(access(url).properties()).containsEntry("user", "m").containsEntry("password", password);
    }

    @ParameterizedTest
    @DisplayName("MySQL's words for TLS become those of the driver, which knows sslMode only from 4.0 on")
    @CsvSource({
        "useSSL=false, disable",
        "useSSL=true, trust",
        "useSSL=true&verifyServerCertificate=true, verify-ca",
        "requireSSL=true, trust",
        "sslMode=DISABLED, disable",
        "sslMode=REQUIRED, trust",
        "sslMode=VERIFY_IDENTITY, verify-full",
        "sslMode=verify-ca, verify-ca"
    })
    void translatesTls(String query, String mode) {
        assertThat(access("jdbc:mysql://db/shop?" + query).properties())
                .containsEntry("sslMode", mode)
                .doesNotContainKeys("useSSL", "requireSSL", "verifyServerCertificate");
    }

    @Test
    void leavesTlsToTheDriverWhenNothingIsSaid() {
        assertThat(access("jdbc:mysql://db/shop").properties()).doesNotContainKey("sslMode");
    }

    @Test
    void insistsOnWhatReadersRelyOn() {
        Map<String, String> properties = access(
                        "mysql://db/shop?useServerPrepStmts=false",
                        Map.of("sessionVariables", "sql_mode='ANSI_QUOTES'", "connectTimeout", "5"))
                .properties();
        assertThat(properties)
                .containsEntry("useServerPrepStmts", "true")
                .containsEntry("allowLocalInfile", "false")
                .containsEntry("connectTimeout", "5")
                .containsEntry("sessionVariables", "sql_mode='ANSI_QUOTES'," + MysqlAccess.SESSION);
    }
}
