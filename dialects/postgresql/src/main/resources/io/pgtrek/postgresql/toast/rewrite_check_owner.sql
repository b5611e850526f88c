SELECT c.oid::bigint AS table_oid, 0 AS column_number, pg_get_userbyid(c.relowner)::text AS object
  FROM pg_class c
 WHERE c.oid = ANY (?::oid[])
   AND NOT pg_has_role(c.relowner, 'USAGE')
 ORDER BY c.oid
