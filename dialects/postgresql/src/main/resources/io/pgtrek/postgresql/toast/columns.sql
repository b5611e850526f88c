-- Columns of variable length (typlen -1) of everything that stores rows: tables, partitions, materialized views.
-- A domain is followed down to its base type; an array of a domain is an array.
-- Asking for a size waits for whoever rewrites the relation just now, so those have the size of the last VACUUM.
WITH RECURSIVE locked AS MATERIALIZED (
    SELECT l.relation
      FROM pg_locks l
     WHERE l.mode = 'AccessExclusiveLock'
       AND l.granted
       AND l.pid <> pg_backend_pid()
       AND l.relation IS NOT NULL
), bases AS (
    SELECT t.oid AS type_oid, t.oid AS base_oid, t.typtype, t.typbasetype
      FROM pg_type t
    UNION ALL
    SELECT b.type_oid, t.oid, t.typtype, t.typbasetype
      FROM bases b
      JOIN pg_type t ON t.oid = b.typbasetype
     WHERE b.typtype = 'd'
), resolved AS (
    SELECT b.type_oid, t.oid AS base_oid, t.typname, t.typtype, t.typcategory, t.typelem
      FROM bases b
      JOIN pg_type t ON t.oid = b.base_oid
     WHERE b.typtype <> 'd'
)
SELECT c.oid::bigint AS table_oid,
       n.nspname AS schema_name,
       c.relname AS table_name,
       CASE WHEN c.relkind = 'm' THEN 'MATERIALIZED_VIEW'
            WHEN c.relispartition THEN 'PARTITION'
            ELSE 'TABLE' END AS kind,
       pg_relation_filenode(c.oid)::bigint AS file_node,
       c.reltoastrelid::bigint AS toast_oid,
       CASE WHEN c.oid IN (SELECT relation FROM locked) THEN c.relpages * 8192::bigint
            ELSE pg_relation_size(c.oid) END AS bytes,
       CASE WHEN c.reltoastrelid = 0 OR c.reltoastrelid IN (SELECT relation FROM locked) THEN 0
            ELSE pg_total_relation_size(c.reltoastrelid) END AS toast_bytes,
       a.attnum::int AS column_number,
       a.attname AS column_name,
       format_type(a.atttypid, a.atttypmod) AS type_name,
       r.typname AS base_type,
       -- typcategory, since box and point have elements, too
       own.typtype <> 'd' AND own.typcategory = 'A' AS is_array,
       r.typtype = 'c' OR (r.typcategory = 'A' AND element.typtype = 'c') AS is_composite,
       a.attstorage::text AS storage,
       a.attcompression::text AS compression,
       a.attgenerated = 's' AS is_generated
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_type own ON own.oid = a.atttypid
  JOIN resolved r ON r.type_oid = a.atttypid
  LEFT JOIN resolved element ON element.type_oid = r.typelem AND r.typcategory = 'A'
 WHERE c.relkind IN ('r', 'm')
   AND c.relpersistence <> 't'
   AND own.typlen = -1
   -- a virtual generated column (PostgreSQL 18) stores nothing
   AND a.attgenerated <> 'v'
   AND n.nspname NOT IN ('pg_catalog', 'information_schema')
   AND n.nspname !~ '^pg_(toast|temp_|toast_temp_)'
 ORDER BY n.nspname, c.relname, a.attnum
