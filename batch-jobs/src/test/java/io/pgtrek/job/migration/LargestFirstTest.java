package io.pgtrek.job.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.cases.Migrating;
import io.pgtrek.cases.SqliteSource;
import io.pgtrek.postgresql.ddl.DdlRenderer;
import io.pgtrek.postgresql.ddl.DdlStatement;
import io.pgtrek.postgresql.ddl.Phase;
import java.util.List;
import org.junit.jupiter.api.Test;

class LargestFirstTest {

    @Test
    void indexesOfLargeTablesComeBeforeThoseOfSmallOnesWhateverTheirNames() {
        Migrating migrating = SqliteSource.of(
                        "create table a(id integer primary key, v text)",
                        "create index a_v on a(v)",
                        "create table \"b.odd\"(id integer primary key, v text)",
                        "create index \"b.odd.v\" on \"b.odd\"(v)",
                        "insert into a values (1, 'small')",
                        "with recursive s(i) as (select 1 union all select i + 1 from s where i < 2000)"
                                + " insert into \"b.odd\" select i, 'large ' || i from s")
                .migrating();
        var plan = migrating.plan();
        List<DdlStatement> indexes = DdlRenderer.render(plan).stream()
                .filter(statement -> statement.phase() == Phase.INDEXES)
                .toList();

        assertThat(indexes)
                .extracting(DdlStatement::object)
                .hasSize(2)
                .first()
                .asString()
                .contains("a_v");
        assertThat(new LargestFirst(plan).sorted(indexes))
                .extracting(DdlStatement::object)
                .first()
                .asString()
                .contains("b.odd");
    }
}
