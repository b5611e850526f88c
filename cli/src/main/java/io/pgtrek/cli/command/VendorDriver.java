package io.pgtrek.cli.command;

import io.pgtrek.spi.DriverInfo;
import java.util.List;

/**
 * A JDBC driver that its vendor does not let others redistribute, so that users put it into {@code drivers/}.
 *
 * @param vendor the database it is for
 */
record VendorDriver(String vendor, DriverInfo driver) {

    /** Those this program is made to work with; a source dialect for each comes with a later version. */
    static final List<VendorDriver> ALL = List.of(
            new VendorDriver("Oracle", driver("oracle.jdbc.OracleDriver", "ojdbc11.jar", "from Oracle's JDBC page")),
            new VendorDriver(
                    "IBM Db2", driver("com.ibm.db2.jcc.DB2Driver", "jcc.jar", "from IBM's Db2 driver page or client")),
            new VendorDriver(
                    "IBM/HCL Informix",
                    driver("com.informix.jdbc.IfxDriver", "ifxjdbc.jar", "from the Informix client SDK")),
            new VendorDriver(
                    "SAP ASE", driver("com.sybase.jdbc4.jdbc.SybDriver", "jconn4.jar", "from the ASE installation")),
            new VendorDriver(
                    "SAP SQL Anywhere",
                    driver("sap.jdbc4.sqlanywhere.IDriver", "sajdbc4.jar", "from the SQL Anywhere installation")));

    private static DriverInfo driver(String className, String file, String origin) {
        return new DriverInfo(className, false, file, origin);
    }
}
