/** What the tests of all modules share: real database servers, samples, golden files. */
@NullMarked
package io.pgtrek.testkit;

import org.jspecify.annotations.NullMarked;
