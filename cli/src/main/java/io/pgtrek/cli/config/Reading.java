package io.pgtrek.cli.config;

import java.nio.file.Path;

/**
 * What types need while reading.
 *
 * @param directory relative paths start here: the job file's directory
 */
record Reading(Problems problems, Variables variables, Path directory) {

    void problem(Value value, String path, String message) {
        problems.add(value.origin(), path, message);
    }
}
