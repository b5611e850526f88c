/** What a source database must say about itself: small roles, one provider each. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.spi;
