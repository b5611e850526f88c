-- Columns of the named schemas, as they are now.
SELECT n.nspname                                AS schema_name,
       c.relname                                AS table_name,
       a.attname                                AS column_name,
       format_type(coalesce(nullif(t.typbasetype, 0), a.atttypid),
                   CASE WHEN t.typbasetype <> 0 THEN t.typtypmod ELSE a.atttypmod END) AS type_name,
       a.attgenerated <> ''                     AS generated
FROM pg_attribute a
JOIN pg_class c ON c.oid = a.attrelid
JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_type t ON t.oid = a.atttypid
WHERE n.nspname = ANY (?)
  AND c.relkind IN ('r', 'p')
  AND a.attnum > 0
  AND NOT a.attisdropped
ORDER BY n.nspname, c.relname, a.attnum
