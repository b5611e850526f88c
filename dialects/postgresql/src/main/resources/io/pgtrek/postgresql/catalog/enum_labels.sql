-- Labels of the enums of the named schemas, as they are now.
SELECT n.nspname   AS schema_name,
       t.typname   AS type_name,
       e.enumlabel AS label
FROM pg_enum e
JOIN pg_type t ON t.oid = e.enumtypid
JOIN pg_namespace n ON n.oid = t.typnamespace
WHERE n.nspname = ANY (?)
ORDER BY n.nspname, t.typname, e.enumsortorder
