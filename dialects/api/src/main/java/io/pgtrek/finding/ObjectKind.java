package io.pgtrek.finding;

/** What a finding is about. */
public enum ObjectKind {
    DATABASE,
    SCHEMA,
    TABLE,
    COLUMN,
    PRIMARY_KEY,
    UNIQUE_KEY,
    FOREIGN_KEY,
    CHECK,
    INDEX,
    SEQUENCE,
    VIEW,
    ROUTINE,
    TRIGGER,
    EVENT,
    PARTITION,
    TYPE,
    COMMENT
}
