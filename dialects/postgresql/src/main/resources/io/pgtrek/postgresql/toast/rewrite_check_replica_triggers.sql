-- Triggers that an UPDATE fires (bit 4 of tgtype) even where session_replication_role is replica.
SELECT t.tgrelid::bigint AS table_oid, 0 AS column_number, t.tgname AS object
  FROM pg_trigger t
 WHERE t.tgrelid = ANY (?::oid[])
   AND NOT t.tgisinternal
   AND (t.tgtype & 16) <> 0
   AND t.tgenabled IN ('R', 'A')
 ORDER BY t.tgrelid, t.tgname
