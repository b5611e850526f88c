-- Recompression: how far each relation has come.

CREATE TABLE recompression (
    run_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    job_name     text        NOT NULL,
    wanted       text        NOT NULL,
    state        text        NOT NULL CHECK (state IN ('open', 'completed')),
    attempt      integer     NOT NULL DEFAULT 1,
    tool_version text        NOT NULL,
    message      text        NOT NULL DEFAULT '',
    started_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
    finished_at  timestamptz
);

COMMENT ON TABLE recompression IS 'One row per recompression; an open one is continued by the next run of the same job.';

CREATE UNIQUE INDEX recompression_one_open_per_job ON recompression (job_name) WHERE state = 'open';

CREATE TABLE recompression_leaf (
    run_id         bigint  NOT NULL REFERENCES recompression ON DELETE CASCADE,
    table_oid      bigint  NOT NULL,
    file_node      bigint  NOT NULL,
    next_block     bigint  NOT NULL,
    end_block      bigint  NOT NULL,
    pass           integer NOT NULL,
    pass_rows      bigint  NOT NULL,
    rows_rewritten bigint  NOT NULL,
    raw_bytes      bigint  NOT NULL,
    stored_before  bigint  NOT NULL,
    stored_after   bigint  NOT NULL,
    proven         bigint  NOT NULL,
    unvacuumed     bigint  NOT NULL,
    PRIMARY KEY (run_id, table_oid)
) WITH (fillfactor = 50);

COMMENT ON TABLE recompression_leaf IS
    'Where the pass over a relation goes on; written in the transaction that stored the values anew.';
COMMENT ON COLUMN recompression_leaf.file_node IS
    'Of the relation; block numbers mean nothing once it has another one, and the pass begins again.';
COMMENT ON COLUMN recompression_leaf.unvacuumed IS 'Stored bytes that became dead since the relation was last vacuumed.';
