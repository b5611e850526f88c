package io.pgtrek.dialect.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.Index;
import io.pgtrek.spi.SourceSpec;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What only MySQL 8 says, which no server of the tests does. */
class Mysql8Test {

    private static final MysqlVersion VERSION = MysqlVersion.parse("8.0.36");

    @Test
    @DisplayName("case 32: an index part without a column is an expression, and may descend")
    void readsFunctionalKeys() {
        Index.Part part = new IndexPart(
                        "f",
                        false,
                        1,
                        null,
                        "(concat(`a`,_utf8mb4\\'x\\'))",
                        true,
                        null,
                        Index.Method.BTREE,
                        false,
                        null)
                .part(VERSION);

        assertThat(part.column()).isNull();
        assertThat(part.expression()).isEqualTo("(concat(`a`,_utf8mb4'x'))");
        assertThat(part.descending()).isTrue();
    }

    @ParameterizedTest
    @DisplayName("case 28: expressions lose the second escaping of information_schema, and only that")
    @CsvSource(
            quoteCharacter = '#',
            value = {
                "(`age` >= 18), (`age` >= 18)",
                "(`n` <> _utf8mb4\\'it\\\\\\'s\\'), (`n` <> _utf8mb4'it\\'s')",
                "(`it's` > 1), (`it's` > 1)",
                "(`n` <> 'x'), (`n` <> 'x')"
            })
    void unescapesChecks(String kept, String plain) {
        assertThat(Expressions.plain(kept, VERSION)).isEqualTo(plain);
    }

    /** Without TLS the driver needs the server's key for caching_sha2_password, and asks only where it may. */
    @Test
    @DisplayName("case 29: the options that caching_sha2_password needs reach the driver")
    void passesKeyOptions() {
        Map<String, String> properties = new MysqlDialectProvider()
                .access(new SourceSpec(
                        "jdbc:mysql://db/shop?allowPublicKeyRetrieval=true",
                        null,
                        null,
                        Map.of("serverRsaPublicKeyFile", "key.pem")))
                .properties();

        assertThat(properties)
                .containsEntry("allowPublicKeyRetrieval", "true")
                .containsEntry("serverRsaPublicKeyFile", "key.pem");
    }

    @Test
    @DisplayName("lesson 73: an IPv6 host keeps its brackets, with a password that holds an @")
    void readsIpv6Hosts() {
        var access = new MysqlDialectProvider()
                .access(new SourceSpec("mysql://m:p@ss@[2001:db8::1]:3307/my-shop.2024", null, null, Map.of()));

        assertThat(access.url()).isEqualTo("jdbc:mariadb://[2001:db8::1]:3307/my-shop.2024");
        assertThat(access.properties()).containsEntry("password", "p@ss");
    }
}
