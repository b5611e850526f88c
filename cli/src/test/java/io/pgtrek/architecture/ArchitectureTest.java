package io.pgtrek.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "io.pgtrek", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule theApiNeedsOnlyTheJdk = classes()
            .that()
            .resideInAnyPackage(
                    "io.pgtrek.catalog..",
                    "io.pgtrek.name..",
                    "io.pgtrek.finding..",
                    "io.pgtrek.error..",
                    "io.pgtrek.spi..",
                    "io.pgtrek.sql..",
                    "io.pgtrek.plan..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..",
                    "org.jspecify..",
                    "io.pgtrek.catalog..",
                    "io.pgtrek.name..",
                    "io.pgtrek.finding..",
                    "io.pgtrek.error..",
                    "io.pgtrek.spi..",
                    "io.pgtrek.sql..",
                    "io.pgtrek.plan..")
            .because("sources and PostgreSQL meet in the API alone, so it may drag nothing along");

    @ArchTest
    static final ArchRule sourcesDoNotKnowEachOther = slices().matching("io.pgtrek.dialect.(*)..")
            .should()
            .notDependOnEachOther()
            .because("a new source touches nothing else; shared code goes to io.pgtrek.jdbc or io.pgtrek.sql");

    @ArchTest
    static final ArchRule sourcesDoNotKnowPostgresOrSpring = noClasses()
            .that()
            .resideInAnyPackage("io.pgtrek.dialect..", "io.pgtrek.jdbc..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.postgresql..",
                    "org.springframework..",
                    "io.pgtrek.postgresql..",
                    "org.mariadb..",
                    "org.sqlite..",
                    "io.pgtrek.job..")
            .because("sources speak the API's language; drivers are loaded by name");

    @ArchTest
    static final ArchRule onlyProvidersOfSourcesArePublic = classes()
            .that()
            .resideInAPackage("io.pgtrek.dialect..")
            .and()
            .arePublic()
            .should()
            .haveSimpleNameEndingWith("Provider")
            .because("a source is reached through ServiceLoader");

    @ArchTest
    static final ArchRule postgresDoesNotKnowSourcesOrJobs = noClasses()
            .that()
            .resideInAPackage("io.pgtrek.postgresql..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.pgtrek.dialect..", "io.pgtrek.job..", "org.springframework..");

    @ArchTest
    static final ArchRule ddlIsPure = noClasses()
            .that()
            .resideInAPackage("io.pgtrek.postgresql.ddl..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.sql..")
            .because("renderers turn a plan into text and touch no database");

    @ArchTest
    static final ArchRule copyProtocolHasOneUser = noClasses()
            .that()
            .resideOutsideOfPackage("io.pgtrek.postgresql.copy..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.postgresql.copy..");

    @ArchTest
    static final ArchRule compressionHasOneUser = noClasses()
            .that()
            .resideOutsideOfPackage("io.pgtrek.codec..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.apache.commons.compress..", "net.jpountz..", "org.tukaani..");

    @ArchTest
    static final ArchRule reportsAreRecordsAndText = noClasses()
            .that()
            .resideInAPackage("io.pgtrek.report..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.springframework..", "java.sql..", "io.pgtrek.job..");

    @ArchTest
    static final ArchRule configurationIsRecords = noClasses()
            .that()
            .resideInAPackage("io.pgtrek.config..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.snakeyaml..", "java.io..", "org.springframework..", "info.picocli..");

    @ArchTest
    static final ArchRule commandsHoldNoJobLogic = noClasses()
            .that()
            .resideInAnyPackage(
                    "io.pgtrek.cli", "io.pgtrek.cli.command..", "io.pgtrek.cli.option..", "io.pgtrek.cli.output..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.sql..", "org.springframework..", "io.pgtrek.dialect..");

    @ArchTest
    static final ArchRule springStaysInTheJob = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "io.pgtrek.job.migration..", "io.pgtrek.job.recompression..", "io.pgtrek.job.run..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.springframework..")
            .because("Spring is loaded only when a job runs");

    @ArchTest
    static final ArchRule namesSaySomething =
            noClasses().should().haveNameMatching(".*(Util|Utils|Helper|Manager|Impl)");

    @ArchTest
    static final ArchRule driversAreLoadedInOnePlace = noClasses()
            .that()
            .resideOutsideOfPackages("io.pgtrek.testkit..", "io.pgtrek.cli.demo..")
            .should()
            .callMethod(java.sql.DriverManager.class, "getConnection", String.class)
            .orShould()
            .callMethod(java.sql.DriverManager.class, "getConnection", String.class, String.class, String.class)
            .because("connections are opened by io.pgtrek.job.connect, which maps failures and keeps secrets");

    @ArchTest
    static final ArchRule onlyMainEndsTheProcess = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("io.pgtrek.cli.Main")
            .should()
            .callMethod(System.class, "exit", int.class);
}
