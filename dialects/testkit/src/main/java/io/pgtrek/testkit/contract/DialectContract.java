package io.pgtrek.testkit.contract;

/** What each contract needs: a fixture, made anew for every test. */
public interface DialectContract {

    /** The sample schema, freshly made; called once in each test. */
    DialectFixture fixture() throws Exception;
}
