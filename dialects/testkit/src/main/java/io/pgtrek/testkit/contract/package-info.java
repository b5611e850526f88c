/**
 * What every source dialect must hold to, proven against a real source: small interfaces of default-method tests, and
 * per dialect one class that implements {@link io.pgtrek.testkit.contract.SourceDialectContract} and makes the sample
 * schema.
 */
@org.jspecify.annotations.NullMarked
package io.pgtrek.testkit.contract;
