package io.pgtrek.dialect.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.DefaultValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DefaultParserTest {

    private static @Nullable DefaultValue parse(String version, String text, String extra, String type) {
        return new DefaultParser(MysqlVersion.parse(version))
                .parse(text, extra, DeclarationParser.parse(type, null, null, null));
    }

    @Test
    void readsSqlOfMariaDb() {
        assertThat(parse("11.4.5-MariaDB", "NULL", "", "int")).isNull();
        assertThat(parse("11.4.5-MariaDB", "'NULL'", "", "varchar(4)")).isEqualTo(new DefaultValue("NULL", false));
        assertThat(parse("11.4.5-MariaDB", "'it''s \\\\'", "", "varchar(9)"))
                .isEqualTo(new DefaultValue("it's \\", false));
        assertThat(parse("11.4.5-MariaDB", "-1.50", "", "decimal(5,2)")).isEqualTo(new DefaultValue("-1.50", false));
        assertThat(parse("11.4.5-MariaDB", "nextval(`db`.`seq`)", "", "int"))
                .isEqualTo(new DefaultValue("nextval(`db`.`seq`)", true));
        assertThat(parse("11.4.5-MariaDB", "concat('a','b')", "", "varchar(9)"))
                .isEqualTo(new DefaultValue("concat('a','b')", true));
    }

    @Test
    void readsBareTextBeforeMariaDb10Point2Point7() {
        assertThat(parse("5.5.5-10.2.6-MariaDB", "'x'", "", "varchar(4)")).isEqualTo(new DefaultValue("'x'", false));
    }

    @Test
    void readsExpressionsOfMysql8() {
        assertThat(parse("8.0.36", "concat(_utf8mb4\\'a\\',_utf8mb4\\'b\\')", "DEFAULT_GENERATED", "varchar(9)"))
                .isEqualTo(new DefaultValue("concat(_utf8mb4'a',_utf8mb4'b')", true));
        assertThat(parse("8.0.36", "CURRENT_TIMESTAMP", "default_generated on update CURRENT_TIMESTAMP", "datetime"))
                .isEqualTo(new DefaultValue("CURRENT_TIMESTAMP", true));
        assertThat(parse("8.0.36", "0x6100", "", "varbinary(9)")).isEqualTo(new DefaultValue("0x6100", true));
        assertThat(parse("8.0.36", "CURRENT_TIMESTAMP", "", "varchar(30)"))
                .isEqualTo(new DefaultValue("CURRENT_TIMESTAMP", false));
    }
}
