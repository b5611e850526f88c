-- Metadata of pgtrek: what was planned, what is done, and Spring Batch's own tables (prefix batch_).
-- Safe to drop when no job on this database is unfinished.

CREATE TABLE run (
    run_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    job_name     text        NOT NULL,
    fingerprint  text        NOT NULL,
    state        text        NOT NULL CHECK (state IN ('open', 'completed', 'abandoned')),
    attempt      integer     NOT NULL DEFAULT 1,
    tool_version text        NOT NULL,
    plan         text        NOT NULL,
    message      text        NOT NULL DEFAULT '',
    started_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
    finished_at  timestamptz
);

COMMENT ON TABLE run IS 'One row per migration; an open one is continued by the next run of the same job.';

CREATE UNIQUE INDEX run_one_open_per_job ON run (job_name) WHERE state = 'open';

CREATE TABLE slice_ledger (
    run_id        bigint      NOT NULL REFERENCES run ON DELETE CASCADE,
    table_number  integer     NOT NULL,
    slice_number  integer     NOT NULL,
    rows_read     bigint      NOT NULL,
    rows_copied   bigint      NOT NULL,
    rows_rejected bigint      NOT NULL,
    bytes         bigint      NOT NULL,
    millis        bigint      NOT NULL,
    alterations   text        NOT NULL,
    finished_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (run_id, table_number, slice_number),
    CHECK (rows_read = rows_copied + rows_rejected)
);

COMMENT ON TABLE slice_ledger IS 'Slices that are in the target; written in the transaction that copied their rows.';

CREATE TABLE statement_ledger (
    run_id       bigint      NOT NULL REFERENCES run ON DELETE CASCADE,
    statement_id text        NOT NULL,
    state        text        NOT NULL CHECK (state IN ('done', 'failed')),
    sql_state    text        NOT NULL DEFAULT '',
    error        text        NOT NULL DEFAULT '',
    finished_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (run_id, statement_id)
);

COMMENT ON TABLE statement_ledger IS 'DDL of the plan; "done" is written in the transaction of the statement itself.';

-- Spring Batch 6.0, schema-postgresql.sql

CREATE TABLE batch_job_instance (
    job_instance_id bigint       NOT NULL PRIMARY KEY,
    version         bigint,
    job_name        varchar(100) NOT NULL,
    job_key         varchar(32)  NOT NULL,
    CONSTRAINT job_inst_un UNIQUE (job_name, job_key)
);

CREATE TABLE batch_job_execution (
    job_execution_id bigint    NOT NULL PRIMARY KEY,
    version          bigint,
    job_instance_id  bigint    NOT NULL REFERENCES batch_job_instance,
    create_time      timestamp NOT NULL,
    start_time       timestamp DEFAULT NULL,
    end_time         timestamp DEFAULT NULL,
    status           varchar(10),
    exit_code        varchar(2500),
    exit_message     varchar(2500),
    last_updated     timestamp
);

CREATE TABLE batch_job_execution_params (
    job_execution_id bigint       NOT NULL REFERENCES batch_job_execution,
    parameter_name   varchar(100) NOT NULL,
    parameter_type   varchar(100) NOT NULL,
    parameter_value  varchar(2500),
    identifying      char(1)      NOT NULL
);

CREATE TABLE batch_step_execution (
    step_execution_id  bigint       NOT NULL PRIMARY KEY,
    version            bigint       NOT NULL,
    step_name          varchar(100) NOT NULL,
    job_execution_id   bigint       NOT NULL REFERENCES batch_job_execution,
    create_time        timestamp    NOT NULL,
    start_time         timestamp DEFAULT NULL,
    end_time           timestamp DEFAULT NULL,
    status             varchar(10),
    commit_count       bigint,
    read_count         bigint,
    filter_count       bigint,
    write_count        bigint,
    read_skip_count    bigint,
    write_skip_count   bigint,
    process_skip_count bigint,
    rollback_count     bigint,
    exit_code          varchar(2500),
    exit_message       varchar(2500),
    last_updated       timestamp
);

CREATE INDEX batch_step_execution_job ON batch_step_execution (job_execution_id, step_name);

CREATE TABLE batch_step_execution_context (
    step_execution_id  bigint        NOT NULL PRIMARY KEY REFERENCES batch_step_execution,
    short_context      varchar(2500) NOT NULL,
    serialized_context text
);

CREATE TABLE batch_job_execution_context (
    job_execution_id   bigint        NOT NULL PRIMARY KEY REFERENCES batch_job_execution,
    short_context      varchar(2500) NOT NULL,
    serialized_context text
);

CREATE SEQUENCE batch_step_execution_seq;
CREATE SEQUENCE batch_job_execution_seq;
CREATE SEQUENCE batch_job_instance_seq;
