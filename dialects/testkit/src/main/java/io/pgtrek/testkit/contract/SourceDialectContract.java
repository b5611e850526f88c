package io.pgtrek.testkit.contract;

/**
 * The whole contract. A dialect's test implements it, in some fifteen lines:
 *
 * <pre>
 * class SqliteContractTest implements SourceDialectContract {
 *     public DialectFixture fixture() { ... create the sample schema anew, return how to reach it ... }
 * }
 * </pre>
 *
 * The sample schema is one in every dialect, see {@link SampleSchema}.
 */
public interface SourceDialectContract
        extends IntrospectionContract,
                ReadingContract,
                SlicingContract,
                IdentifierContract,
                SnapshotContract,
                CapabilityContract {}
