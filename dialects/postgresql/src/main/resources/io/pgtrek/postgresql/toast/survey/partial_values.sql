-- Joined to nothing, a value is decompressed, and compressed anew by the column it goes to.
INSERT INTO pg_temp.pgtrek_reads (place, external, pglz, lz4)
SELECT t.ctid, ${value} || '', ${value} || '', ${value} || ''
  FROM ONLY ${table} AS t
 WHERE t.ctid = ?::pg_catalog.tid
