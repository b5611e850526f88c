package io.pgtrek.cases;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A test of what MySQL 5.5 and MariaDB 11.4 both understand; its parameter is the server. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest(name = "{displayName} [{0}]")
@MethodSource("io.pgtrek.cases.MySqlServers#both")
@interface OnBothServers {}
