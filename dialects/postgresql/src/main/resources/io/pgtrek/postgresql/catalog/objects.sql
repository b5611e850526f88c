-- Objects of the schemas, in the words of the plan: a constraint's index is no object of its own.
SELECT n.nspname AS schema_name, c.relname AS table_name, NULL AS part_name,
       CASE c.relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind
FROM pg_catalog.pg_class c
JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = ANY (?) AND c.relkind IN ('r', 'p', 'S')
UNION ALL
SELECT n.nspname, c.relname, k.conname,
       CASE k.contype WHEN 'p' THEN 'PRIMARY_KEY' WHEN 'u' THEN 'UNIQUE_KEY' WHEN 'f' THEN 'FOREIGN_KEY' ELSE 'CHECK' END
FROM pg_catalog.pg_constraint k
JOIN pg_catalog.pg_class c ON c.oid = k.conrelid
JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = ANY (?) AND k.contype IN ('p', 'u', 'f', 'c')
UNION ALL
SELECT n.nspname, c.relname, i.relname, 'INDEX'
FROM pg_catalog.pg_index x
JOIN pg_catalog.pg_class c ON c.oid = x.indrelid
JOIN pg_catalog.pg_class i ON i.oid = x.indexrelid
JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = ANY (?) AND x.indisvalid
  AND NOT EXISTS (SELECT FROM pg_catalog.pg_constraint k WHERE k.conindid = x.indexrelid AND k.contype IN ('p', 'u'))
UNION ALL
SELECT n.nspname, c.relname, t.tgname, 'TRIGGER'
FROM pg_catalog.pg_trigger t
JOIN pg_catalog.pg_class c ON c.oid = t.tgrelid
JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = ANY (?) AND NOT t.tgisinternal
