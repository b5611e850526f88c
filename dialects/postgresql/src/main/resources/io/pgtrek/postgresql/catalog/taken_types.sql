-- A table's row type and an array type take a name, too.
SELECT 'type' AS kind, n.nspname AS schema, t.typname AS name
  FROM unnest(?::text[], ?::text[]) AS wanted (schema, name)
  JOIN pg_catalog.pg_namespace n ON n.nspname = wanted.schema
  JOIN pg_catalog.pg_type t ON t.typnamespace = n.oid AND t.typname = wanted.name
