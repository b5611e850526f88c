/** Names and how databases spell them. */
@org.jspecify.annotations.NullMarked
package io.pgtrek.name;
