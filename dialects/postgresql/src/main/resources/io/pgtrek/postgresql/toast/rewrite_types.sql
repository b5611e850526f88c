-- The types of a table's columns of variable length, and of what these consist of.
WITH RECURSIVE own AS (
    SELECT a.attnum::int AS column_number, a.atttypid AS type_oid, quote_ident(a.attname) AS path
      FROM pg_attribute a
      JOIN pg_type t ON t.oid = a.atttypid
     WHERE a.attrelid = ?::oid
       AND a.attnum > 0
       AND NOT a.attisdropped
       AND t.typlen = -1
), bases AS (
    SELECT o.column_number, o.type_oid
      FROM own o
    UNION ALL
    SELECT b.column_number, t.typbasetype
      FROM bases b
      JOIN pg_type t ON t.oid = b.type_oid
     WHERE t.typtype = 'd'
), inside AS (
    SELECT o.column_number, o.type_oid
      FROM own o
    UNION
    SELECT i.column_number, part.type_oid
      FROM inside i
      JOIN pg_type t ON t.oid = i.type_oid
     CROSS JOIN LATERAL (
        SELECT t.typbasetype AS type_oid WHERE t.typtype = 'd'
        UNION ALL
        SELECT t.typelem WHERE t.typtype = 'b' AND t.typcategory = 'A'
        UNION ALL
        SELECT f.atttypid
          FROM pg_attribute f
         WHERE t.typtype = 'c' AND f.attrelid = t.typrelid AND f.attnum > 0 AND NOT f.attisdropped
        UNION ALL
        SELECT r.rngsubtype
          FROM pg_range r
         WHERE t.typtype = 'r' AND r.rngtypid = t.oid OR t.typtype = 'm' AND r.rngmultitypid = t.oid
     ) part
), fields AS (
    SELECT o.column_number, o.type_oid, o.path, 0 AS depth
      FROM own o
    UNION ALL
    SELECT p.column_number, field.type_oid, field.path, field.depth
      FROM fields p
      JOIN pg_type t ON t.oid = p.type_oid
     CROSS JOIN LATERAL (
        SELECT t.typbasetype AS type_oid, p.path AS path, p.depth AS depth WHERE t.typtype = 'd'
        UNION ALL
        SELECT f.atttypid, format('(%s).%I', p.path, f.attname), p.depth + 1
          FROM pg_attribute f
         WHERE t.typtype = 'c' AND f.attrelid = t.typrelid AND f.attnum > 0 AND NOT f.attisdropped
     ) field
), words AS (
    SELECT t.oid AS type_oid,
           CASE WHEN t.typtype = 'd' THEN '(domain)'
                WHEN t.typtype = 'c' THEN
                     CASE WHEN EXISTS (SELECT FROM pg_attribute f
                                        WHERE f.attrelid = t.typrelid AND f.attnum > 0 AND f.attisdropped)
                          THEN '(dropped)' ELSE '(composite)' END
                WHEN t.typtype = 'r' THEN '(range)'
                WHEN t.typtype = 'm' THEN '(multirange)'
                WHEN t.typtype = 'e' THEN '(enum)'
                -- int2vector has elements, too, but is no array of its element
                WHEN EXISTS (SELECT FROM pg_type e WHERE e.oid = t.typelem AND e.typarray = t.oid) THEN '(array)'
                WHEN n.nspname = 'pg_catalog' THEN t.typname::text
                ELSE coalesce((SELECT x.extname || '.' || t.typname
                                 FROM pg_depend d
                                 JOIN pg_extension x ON x.oid = d.refobjid
                                WHERE d.classid = 'pg_type'::regclass AND d.objid = t.oid
                                  AND d.refclassid = 'pg_extension'::regclass AND d.deptype = 'e'), '(other)')
           END AS word
      FROM pg_type t
      JOIN pg_namespace n ON n.oid = t.typnamespace
     WHERE t.oid IN (SELECT i.type_oid FROM inside i)
)
SELECT o.column_number,
       format('%I.%I', n.nspname, t.typname) AS type_name,
       t.typarray <> 0 AS in_arrays,
       (SELECT w.word
          FROM bases b
          JOIN words w ON w.type_oid = b.type_oid
         WHERE b.column_number = o.column_number AND w.word <> '(domain)') AS base,
       (SELECT format('%I.%I', sn.nspname, s.proname)
          FROM pg_proc s
          JOIN pg_namespace sn ON sn.oid = s.pronamespace
         WHERE s.oid = t.typsend) AS send,
       ARRAY(SELECT DISTINCT w.word
               FROM inside i
               JOIN words w ON w.type_oid = i.type_oid
              WHERE i.column_number = o.column_number) AS parts,
       ARRAY(SELECT f.path
               FROM fields f
               JOIN pg_type ft ON ft.oid = f.type_oid
              WHERE f.column_number = o.column_number
                AND f.depth > 0 AND ft.typtype <> 'd' AND ft.typlen = -1 AND ft.typstorage <> 'p'
              ORDER BY f.path) AS fields
  FROM own o
  JOIN pg_type t ON t.oid = o.type_oid
  JOIN pg_namespace n ON n.oid = t.typnamespace
 ORDER BY o.column_number
