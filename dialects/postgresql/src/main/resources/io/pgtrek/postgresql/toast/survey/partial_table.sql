-- The same values in each form. Only this session sees the table, it is in no backup, and it goes with the transaction.
CREATE TEMPORARY TABLE pgtrek_reads (
    place pg_catalog.tid NOT NULL,
    external ${type},
    pglz ${type} COMPRESSION pglz,
    lz4 ${type}
) ON COMMIT DROP;
ALTER TABLE pg_temp.pgtrek_reads ALTER COLUMN external SET STORAGE EXTERNAL, ALTER COLUMN lz4 SET COMPRESSION ${lz4}
