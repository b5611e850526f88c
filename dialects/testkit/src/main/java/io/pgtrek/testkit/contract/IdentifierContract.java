package io.pgtrek.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.pgtrek.catalog.Column;
import io.pgtrek.name.IdentifierRules;
import io.pgtrek.name.QualifiedName;
import java.sql.ResultSet;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

/** Quoted names mean exactly the object they name. */
public interface IdentifierContract extends DialectContract {

    @Test
    default void theCatalogGivesHostileNamesExactly() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture)) {
            assertThat(source.table(fixture.hostileTable()).columns())
                    .extracting(Column::name)
                    .containsExactly(fixture.hostileColumn());
        }
    }

    @Test
    default void quotedNamesReachTheirObjects() throws Exception {
        DialectFixture fixture = fixture();
        try (OpenedSource source = new OpenedSource(fixture);
                Statement statement = source.connection().createStatement()) {
            IdentifierRules rules = source.dialect().identifiers();
            QualifiedName table = new QualifiedName(fixture.schema(), fixture.hostileTable());
            String sql = "select " + rules.quote(fixture.hostileColumn()) + " from " + rules.quote(table);
            try (ResultSet row = statement.executeQuery(sql)) {
                assertThat(row.next()).isTrue();
            }
        }
    }
}
