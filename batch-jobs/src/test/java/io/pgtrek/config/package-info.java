@org.jspecify.annotations.NullMarked
package io.pgtrek.config;
