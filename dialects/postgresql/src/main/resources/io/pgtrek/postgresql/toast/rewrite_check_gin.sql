-- Any new version of a row that cannot stay in its page (no HOT) gets new entries, whatever column the index is on.
-- An index of a partition cannot be dropped alone: top is the one at the root. A root's definition says ON ONLY.
SELECT c.relname AS name,
       c.relispartition AS partition,
       format('%I.%I', n.nspname, top.relname) AS top_name,
       quote_ident(top.relname)
       || regexp_replace(substr(pg_get_indexdef(top.oid), length('CREATE INDEX ' || quote_ident(top.relname)) + 1),
                         '^ ON ONLY ', ' ON ') AS definition
  FROM pg_index i
  JOIN pg_class c ON c.oid = i.indexrelid
  JOIN pg_am m ON m.oid = c.relam
  JOIN pg_class top ON top.oid = CASE WHEN c.relispartition THEN pg_partition_root(c.oid) ELSE c.oid END
  JOIN pg_namespace n ON n.oid = top.relnamespace
 WHERE i.indrelid = ?::oid
   AND m.amname = 'gin'
 ORDER BY c.relname
