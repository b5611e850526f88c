-- Tables, views, indexes and sequences share one namespace, so any of them is in the way.
SELECT CASE c.relkind WHEN 'S' THEN 'sequence' WHEN 'v' THEN 'view' WHEN 'm' THEN 'view'
                      WHEN 'i' THEN 'index' WHEN 'c' THEN 'type' ELSE 'table' END AS kind,
       n.nspname AS schema,
       c.relname AS name
  FROM unnest(?::text[], ?::text[]) AS wanted (schema, name)
  JOIN pg_catalog.pg_namespace n ON n.nspname = wanted.schema
  JOIN pg_catalog.pg_class c ON c.relnamespace = n.oid AND c.relname = wanted.name
