-- contype n is NOT NULL, which can be NOT VALID since PostgreSQL 18
SELECT k.conrelid::bigint AS table_oid, 0 AS column_number, k.conname AS object
  FROM pg_constraint k
 WHERE k.conrelid = ANY (?::oid[])
   AND k.contype IN ('c', 'n')
   AND NOT k.convalidated
 ORDER BY k.conrelid, k.conname
