-- Of every relation with a TOAST table: how large that is without its index, what statistics say of its chunks,
-- and what decides about the place of a value. 2032 is TOAST_TUPLE_TARGET, 23 the fixed part of a row's header.
-- A relation that is being rewritten would let its size wait.
WITH locked AS MATERIALIZED (
    SELECT l.relation
      FROM pg_locks l
     WHERE l.mode = 'AccessExclusiveLock'
       AND l.granted
       AND l.pid <> pg_backend_pid()
       AND l.relation IS NOT NULL
)
SELECT c.oid::bigint AS table_oid,
       CASE WHEN t.oid IN (SELECT relation FROM locked) THEN t.relpages * 8192::bigint
            ELSE pg_relation_size(t.oid) END AS toast_bytes,
       coalesce(pg_stat_get_live_tuples(t.oid), 0) AS live_chunks,
       coalesce(pg_stat_get_dead_tuples(t.oid), 0) AS dead_chunks,
       coalesce((SELECT option_value::int
                   FROM pg_options_to_table(c.reloptions)
                  WHERE option_name = 'toast_tuple_target'), 2032) AS row_target,
       (SELECT (23 + CASE WHEN bool_and(a.attnotnull) THEN 0 ELSE (count(*) + 7) / 8 END + 7) / 8 * 8
               + coalesce(sum(a.attlen) FILTER (WHERE a.attlen > 0), 0)
          FROM pg_attribute a
         WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped)::int AS fixed_bytes,
       has_schema_privilege(c.relnamespace, 'USAGE') AS reachable,
       -- the place of a row, ctid, is a column that only the whole table's privilege covers
       has_table_privilege(c.oid, 'SELECT') AS places_known,
       row_security_active(c.oid) AS filtered
  FROM pg_class c
  LEFT JOIN pg_class t ON t.oid = c.reltoastrelid
 WHERE c.relkind IN ('r', 'm')
   AND c.relnamespace <> 'pg_catalog'::regnamespace
