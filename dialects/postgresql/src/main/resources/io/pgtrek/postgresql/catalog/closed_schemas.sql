-- Existing schemas out of the given ones in which the user may not create.
SELECT n.nspname
  FROM pg_catalog.pg_namespace n
 WHERE n.nspname = ANY (?::text[])
   AND NOT (has_schema_privilege(n.oid, 'CREATE') AND has_schema_privilege(n.oid, 'USAGE'))
 ORDER BY n.nspname COLLATE "C"
