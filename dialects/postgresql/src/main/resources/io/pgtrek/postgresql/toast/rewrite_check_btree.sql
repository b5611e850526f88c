-- Key columns only; an expression has column 0 and is not looked at.
SELECT i.indrelid::bigint AS table_oid, k.number::int AS column_number, c.relname AS object
  FROM pg_index i
  JOIN pg_class c ON c.oid = i.indexrelid
  JOIN pg_am m ON m.oid = c.relam
 CROSS JOIN LATERAL unnest(i.indkey::int2[]) AS k(number)
 WHERE i.indrelid = ANY (?::oid[])
   AND m.amname = 'btree'
   AND k.number > 0
 ORDER BY i.indrelid, c.relname, k.number
