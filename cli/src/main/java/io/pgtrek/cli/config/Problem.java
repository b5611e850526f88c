package io.pgtrek.cli.config;

import io.pgtrek.error.ErrorCode;

/**
 * One thing that is wrong with a job file.
 *
 * @param source the file, {@code --set} or an environment variable
 * @param line in the file; 0 where there are no lines
 * @param path dotted, e.g. {@code map.types[0].to}; empty for the file as a whole
 * @param message never holds a secret
 */
public record Problem(ErrorCode code, String source, int line, String path, String message) {

    @Override
    public String toString() {
        String place = line == 0 ? source : source + ":" + line;
        return path.isEmpty() ? place + ": " + message : place + ": " + path + ": " + message;
    }
}
