package io.pgtrek.postgresql.toast.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.pgtrek.postgresql.query.StoredQuery;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SqlTemplateTest {

    @Test
    void gapsAreFilledOnce() {
        SqlTemplate template = new SqlTemplate(new StoredQuery("SELECT ${a} FROM ${b}"));

        assertThat(template.fill(Map.of("a", "${b}$1\\", "b", "t")).text()).isEqualTo("SELECT ${b}$1\\ FROM t");
        assertThatThrownBy(() -> template.fill(Map.of("a", "x"))).hasMessageContaining("${b}");
    }
}
