package io.pgtrek.report;

import io.pgtrek.finding.ObjectKind;

/** Kinds of object as people call them. */
final class Words {

    private Words() {}

    static String kind(ObjectKind kind) {
        return switch (kind) {
            case DATABASE -> "databases";
            case SCHEMA -> "schemas";
            case TABLE -> "tables";
            case COLUMN -> "columns";
            case PRIMARY_KEY -> "primary keys";
            case UNIQUE_KEY -> "unique keys";
            case FOREIGN_KEY -> "foreign keys";
            case CHECK -> "checks";
            case INDEX -> "indexes";
            case SEQUENCE -> "sequences";
            case VIEW -> "views";
            case ROUTINE -> "routines";
            case TRIGGER -> "triggers";
            case EVENT -> "events";
            case PARTITION -> "partitions";
            case TYPE -> "types";
            case COMMENT -> "comments";
        };
    }
}
