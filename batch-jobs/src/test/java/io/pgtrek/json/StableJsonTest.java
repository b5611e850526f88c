package io.pgtrek.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.pgtrek.catalog.Catalog;
import io.pgtrek.catalog.type.PgType;
import io.pgtrek.error.ErrorCode;
import io.pgtrek.error.MigrateException;
import io.pgtrek.finding.Finding;
import io.pgtrek.finding.ObjectKind;
import io.pgtrek.finding.Severity;
import io.pgtrek.name.Identifier;
import io.pgtrek.name.QualifiedName;
import io.pgtrek.plan.Plan;
import io.pgtrek.report.RunReport;
import io.pgtrek.spi.Slice;
import io.pgtrek.spi.SliceRange;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StableJsonTest {

    private static final Plan EMPTY = new Plan(
            Plan.SCHEMA_VERSION,
            "SQLite",
            "3.50.3",
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of());

    @ParameterizedTest
    @ValueSource(classes = {Catalog.class, Plan.class, RunReport.class})
    void readsBackWhatItWrote(Class<?> type) {
        for (long seed = 0; seed < 40; seed++) {
            Object value = new RandomRecords(seed).of(type);
            String json = StableJson.write(value);
            Object read = StableJson.read(json, type);
            assertThat(read).as("seed %d", seed).isEqualTo(value);
            assertThat(StableJson.write(read)).isEqualTo(json);
        }
    }

    @Test
    void writesSortedKeysLineFeedsAndTwoBlanks() {
        assertThat(StableJson.write(new Finding("b", Severity.INFO, ObjectKind.TABLE, "s.t", "m", "")))
                .isEqualTo("""
                        {
                          "code": "b",
                          "hint": "",
                          "kind": "TABLE",
                          "message": "m",
                          "object": "s.t",
                          "severity": "INFO"
                        }
                        """);
    }

    @Test
    void writesIdentifiersAsStringsAndNamesWithDotsUnambiguously() {
        assertThat(StableJson.write(List.of(Identifier.of("a.b"), QualifiedName.of("x.y", "z"))))
                .isEqualTo("""
                        [
                          "a.b",
                          {
                            "name": "z",
                            "schema": "x.y"
                          }
                        ]
                        """);
    }

    @Test
    void tellsVariantsApartByKind() {
        assertThat(StableJson.read("{\"kind\":\"simple\",\"name\":\"JSONB\"}", PgType.class))
                .isEqualTo(PgType.JSONB);
        assertThat(StableJson.write(new Slice(1, new SliceRange.KeyRange(Identifier.of("id"), null, 5L))))
                .isEqualTo("""
                        {
                          "number": 1,
                          "range": {
                            "kind": "key-range",
                            "column": "id",
                            "to": 5
                          }
                        }
                        """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "",
                "[]",
                "null",
                "{\"kind\":\"simple\"}",
                "{\"kind\":\"simple\",\"name\":null}",
                "{\"kind\":\"simple\",\"name\":3}",
                "{\"kind\":\"hologram\"}",
                "{\"kind\":\"varchar\",\"length\":\"5\"}",
                "{\"kind\":\"varchar\",\"length\":5.5}",
                "{\"kind\":\"varchar\"}",
                "{\"kind\":\"varchar\",\"length\":5,\"length\":6}",
                "{\"kind\":\"varchar\",\"length\":5,\"colour\":6}",
                "{\"kind\":\"varchar\",\"length\":5} x"
            })
    void refusesWhatItWouldNotHaveWritten(String json) {
        assertThatExceptionOfType(MigrateException.class)
                .isThrownBy(() -> StableJson.read(json, PgType.class))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.STORED_FORM_UNKNOWN));
    }

    @Test
    void refusesAnUnknownSchemaVersionBeforeAnythingElse() {
        String json = StableJson.write(EMPTY)
                .replace("\"schemaVersion\": 1", "\"schemaVersion\": 99")
                .replace("\"tables\": []", "\"boards\": []");
        assertThatExceptionOfType(MigrateException.class)
                .isThrownBy(() -> StableJson.read(json, Plan.class))
                .withMessage("The stored Plan is not in a form this version reads")
                .satisfies(e -> assertThat(e.detail())
                        .isEqualTo("It has schemaVersion 99; this program reads schemaVersion 1."));
    }

    @Test
    void namesTheUnknownKeyAndItsPlace() {
        String json = StableJson.write(EMPTY).replace("\"tables\": []", "\"tables\": [],\n  \"boards\": []");
        assertThatExceptionOfType(MigrateException.class)
                .isThrownBy(() -> StableJson.read(json, Plan.class))
                .satisfies(e -> assertThat(e.detail()).contains("boards").contains("line "));
    }
}
