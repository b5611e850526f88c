-- Reject files of committed slices, and which of their rows --retry-rejects has loaded since.

CREATE TABLE reject_file (
    run_id       bigint  NOT NULL REFERENCES run ON DELETE CASCADE,
    table_number integer NOT NULL,
    slice_number integer NOT NULL,
    token        text    NOT NULL,
    row_count    bigint  NOT NULL CHECK (row_count > 0),
    request      text    NOT NULL,
    PRIMARY KEY (run_id, table_number, slice_number)
);

COMMENT ON TABLE reject_file IS
    'Slices with rejected rows; the token stands in every line of the file, so that the file of an attempt that was rolled back is told apart.';
COMMENT ON COLUMN reject_file.request IS
    'Fingerprint of what the job asked for, rules for values aside, which may change for a retry.';

CREATE TABLE reject_loaded (
    run_id       bigint      NOT NULL,
    table_number integer     NOT NULL,
    slice_number integer     NOT NULL,
    line_number  bigint      NOT NULL,
    loaded_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (run_id, table_number, slice_number, line_number),
    FOREIGN KEY (run_id, table_number, slice_number) REFERENCES reject_file ON DELETE CASCADE
);

COMMENT ON TABLE reject_loaded IS 'Rejected rows that were loaded later; written in the transaction that loaded them.';
