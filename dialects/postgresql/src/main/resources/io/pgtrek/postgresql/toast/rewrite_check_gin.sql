-- Any new version of a row that cannot stay in its page (no HOT) gets new entries, whatever column the index is on.
SELECT i.indrelid::bigint AS table_oid, 0 AS column_number, c.relname AS object
  FROM pg_index i
  JOIN pg_class c ON c.oid = i.indexrelid
  JOIN pg_am m ON m.oid = c.relam
 WHERE i.indrelid = ANY (?::oid[])
   AND m.amname = 'gin'
 ORDER BY i.indrelid, c.relname
