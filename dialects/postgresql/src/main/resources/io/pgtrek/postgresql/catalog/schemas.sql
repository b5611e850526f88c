SELECT nspname
  FROM pg_catalog.pg_namespace
 ORDER BY nspname COLLATE "C"
