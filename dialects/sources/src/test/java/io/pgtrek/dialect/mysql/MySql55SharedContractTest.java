package io.pgtrek.dialect.mysql;

import io.pgtrek.testkit.MySqlServer;
import io.pgtrek.testkit.contract.DialectFixture;
import io.pgtrek.testkit.contract.SourceDialectContract;

/** What every dialect must hold to. */
class MySql55SharedContractTest implements SourceDialectContract {

    @Override
    public DialectFixture fixture() {
        return SampleFixture.create(MySqlServer.get());
    }
}
