SELECT c.oid::bigint AS table_oid, 0 AS column_number, current_user::text AS object
  FROM pg_class c
  JOIN pg_roles u ON u.rolname = current_user
 WHERE c.oid = ANY (?::oid[])
   AND c.relrowsecurity
   AND NOT u.rolsuper
   AND NOT u.rolbypassrls
   AND (c.relforcerowsecurity OR NOT pg_has_role(c.relowner, 'USAGE'))
 ORDER BY c.oid
