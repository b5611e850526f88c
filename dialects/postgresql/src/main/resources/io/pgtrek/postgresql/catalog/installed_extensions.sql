SELECT e.extname, n.nspname
  FROM pg_catalog.pg_extension e
  JOIN pg_catalog.pg_namespace n ON n.oid = e.extnamespace
 ORDER BY e.extname COLLATE "C"
