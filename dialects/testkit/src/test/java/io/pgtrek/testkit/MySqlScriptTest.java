package io.pgtrek.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MySqlScriptTest {

    @Test
    void cutsAtSemicolons() {
        assertThat(MySqlScript.split("select 1; select 2;\n\n;select 3"))
                .containsExactly("select 1", "select 2", "select 3");
    }

    @Test
    void leavesQuotedTextWhole() {
        String script = "select 'a;''b\\';c', \"d;e\", `f;g\\`; select 2";

        assertThat(MySqlScript.split(script)).containsExactly("select 'a;''b\\';c', \"d;e\", `f;g\\`", "select 2");
    }

    @Test
    void obeysDelimiterLines() {
        String script = "DELIMITER ;;\r\ncreate trigger t begin a; b; end;;\r\ndelimiter ;\r\nselect 1;\r\n";

        assertThat(MySqlScript.split(script)).containsExactly("create trigger t begin a; b; end", "select 1");
    }

    @Test
    void dropsComments() {
        String script = "-- one; two\n# three; four\nselect /* five; */ 5--3; --\n/* six */";

        assertThat(MySqlScript.split(script)).containsExactly("select   5--3");
    }

    @Test
    void leavesConditionalCommentsToTheServer() {
        assertThat(MySqlScript.split("/*!50610 alter table t; */; create table u (/*!50705 g geometry,*/ a int);"))
                .containsExactly("/*!50610 alter table t; */", "create table u (/*!50705 g geometry,*/ a int)");
    }

    @Test
    void survivesAnUnfinishedQuote() {
        assertThat(MySqlScript.split("select 'a\\")).containsExactly("select 'a\\");
    }
}
