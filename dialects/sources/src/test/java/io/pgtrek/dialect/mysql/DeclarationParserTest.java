package io.pgtrek.dialect.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.type.NativeType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeclarationParserTest {

    private static NativeType parse(String declaration) {
        return DeclarationParser.parse(declaration, null, null, null);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            nullValues = "-",
            value = {
                "int(10) unsigned zerofill; int; 10; -; -; true",
                "INT; int; -; -; -; false",
                "tinyint(1); tinyint; 1; -; -; false",
                "decimal(65,30) unsigned; decimal; -; 65; 30; true",
                "float(7,4); float; -; 7; 4; false",
                "double; double; -; -; -; false",
                "varchar(255); varchar; 255; -; -; false",
                "datetime(6); datetime; -; 6; -; false",
                "datetime /* mariadb-5.3 */; datetime; -; -; -; false",
                "text /*M!100301 COMPRESSED*/; text; -; -; -; false",
                "bit(1); bit; 1; -; -; false",
                "vector(3); vector; 3; -; -; false"
            })
    void readsDeclarations(
            String declaration, String name, Integer length, Integer precision, Integer scale, boolean unsigned) {
        NativeType type = parse(declaration);
        assertThat(type.name()).isEqualTo(name);
        assertThat(type.length()).isEqualTo(length);
        assertThat(type.precision()).isEqualTo(precision);
        assertThat(type.scale()).isEqualTo(scale);
        assertThat(type.unsigned()).isEqualTo(unsigned);
        assertThat(type.declaration()).isEqualTo(declaration);
    }

    @Test
    void readsLabels() {
        assertThat(parse("enum('a''b','c\\\\d','n,x','(',')','')").labels())
                .containsExactly("a'b", "c\\d", "n,x", "(", ")", "");
        assertThat(parse("SET('x')").name()).isEqualTo("set");
    }

    @Test
    void keepsWhatItDoesNotKnow() {
        assertThat(parse("xmltype").name()).isEqualTo("xmltype");
        assertThat(MysqlFamily.of(parse("xmltype"))).isEqualTo(MysqlFamily.OTHER);
    }
}
