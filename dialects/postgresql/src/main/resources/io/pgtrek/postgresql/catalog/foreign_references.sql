-- Foreign keys that refer to tables of the schemas.
SELECT n.nspname AS schema_name, c.relname AS table_name, k.conname AS constraint_name,
       rn.nspname AS referenced_schema, r.relname AS referenced_table
FROM pg_catalog.pg_constraint k
JOIN pg_catalog.pg_class c ON c.oid = k.conrelid
JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_class r ON r.oid = k.confrelid
JOIN pg_catalog.pg_namespace rn ON rn.oid = r.relnamespace
WHERE k.contype = 'f' AND rn.nspname = ANY (?)
