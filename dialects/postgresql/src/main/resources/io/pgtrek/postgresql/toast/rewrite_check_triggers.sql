-- Triggers that an UPDATE fires (bit 4 of tgtype), foreign keys' own ones aside: no key changes.
SELECT t.tgrelid::bigint AS table_oid, 0 AS column_number, t.tgname AS object
  FROM pg_trigger t
 WHERE t.tgrelid = ANY (?::oid[])
   AND NOT t.tgisinternal
   AND (t.tgtype & 16) <> 0
   AND t.tgenabled IN ('O', 'A')
 ORDER BY t.tgrelid, t.tgname
