package io.pgtrek.dialect.mysql;

import io.pgtrek.testkit.MariaDbServer;
import io.pgtrek.testkit.contract.DialectFixture;
import io.pgtrek.testkit.contract.SourceDialectContract;

/** What every dialect must hold to. */
class MariaDbSharedContractTest implements SourceDialectContract {

    @Override
    public DialectFixture fixture() {
        return SampleFixture.create(
                MariaDbServer.get(),
                "alter table customer add check (name <> '')",
                "alter table order_line add twice integer as (quantity * 2) persistent",
                "create sequence numbers start with 10");
    }
}
