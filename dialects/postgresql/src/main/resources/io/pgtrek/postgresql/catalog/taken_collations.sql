SELECT 'collation' AS kind, n.nspname AS schema, c.collname AS name
  FROM unnest(?::text[], ?::text[]) AS wanted (schema, name)
  JOIN pg_catalog.pg_namespace n ON n.nspname = wanted.schema
  JOIN pg_catalog.pg_collation c ON c.collnamespace = n.oid AND c.collname = wanted.name
