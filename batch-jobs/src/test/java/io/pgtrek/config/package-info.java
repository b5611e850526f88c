@NullMarked
package io.pgtrek.config;

import org.jspecify.annotations.NullMarked;
