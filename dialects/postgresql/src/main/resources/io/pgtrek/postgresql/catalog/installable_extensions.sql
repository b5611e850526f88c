SELECT name
  FROM pg_catalog.pg_available_extensions
 ORDER BY name COLLATE "C"
