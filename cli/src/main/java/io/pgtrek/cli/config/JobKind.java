package io.pgtrek.cli.config;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Kinds of job files. */
enum JobKind {
    MIGRATION,
    RECOMPRESSION,
    TOAST_ANALYSIS;

    /** The kind of this word, e.g. {@code migration}. */
    static Optional<JobKind> of(String word) {
        return Arrays.stream(values())
                .filter(kind -> Choice.word(kind).equals(word))
                .findFirst();
    }

    /** Its keys at the top. */
    Section top() {
        return switch (this) {
            case MIGRATION -> JobKeys.TOP;
            case RECOMPRESSION -> RecompressionKeys.TOP;
            case TOAST_ANALYSIS -> ToastAnalysisKeys.TOP;
        };
    }

    /** All but the top one, in the order of documentation. */
    List<Section> sections() {
        return switch (this) {
            case MIGRATION -> JobKeys.SECTIONS;
            case RECOMPRESSION -> RecompressionKeys.SECTIONS;
            case TOAST_ANALYSIS -> ToastAnalysisKeys.SECTIONS;
        };
    }

    /** The top one first. */
    List<Section> all() {
        return Stream.concat(Stream.of(top()), sections().stream()).toList();
    }
}
