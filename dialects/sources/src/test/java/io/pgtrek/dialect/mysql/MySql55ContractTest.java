package io.pgtrek.dialect.mysql;

import io.pgtrek.testkit.MySqlServer;
import io.pgtrek.testkit.TestServer;

/** The oldest server: MySQL 5.5.9. */
class MySql55ContractTest
        implements MysqlIntrospectionContract, MysqlValuesContract, MysqlDataContract, MysqlSnapshotContract {

    @Override
    public boolean isMySql55() {
        return true;
    }

    @Override
    public TestServer server() {
        return MySqlServer.get();
    }
}
