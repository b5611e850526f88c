package io.pgtrek.cli.config;

import io.pgtrek.config.Invocation;
import io.pgtrek.error.ErrorCode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what is wrong, so that all of it is said in one go. */
final class Problems {

    private final List<Problem> found = new ArrayList<>();

    void add(Origin origin, String path, String message) {
        add(ErrorCode.CONFIGURATION_INVALID, origin, path, message);
    }

    void add(ErrorCode code, Origin origin, String path, String message) {
        found.add(new Problem(code, origin.source(), origin.line(), path, message));
    }

    /** In the order of the file. */
    List<Problem> sorted() {
        return found.stream().sorted(Comparator.comparingInt(Problem::line)).toList();
    }

    void throwIfAny(Invocation invocation) {
        if (!found.isEmpty()) {
            throw new InvalidJobException(invocation, sorted());
        }
    }
}
