-- Columns that hold values of a composite type with fields that can be compressed, inside of an array or a range: what
-- is stored by another method in there is reached by no expression, and finding it would read all TOAST.
WITH RECURSIVE inside AS (
    SELECT a.attrelid, a.attnum, a.atttypid AS type_oid, false AS contained
      FROM pg_attribute a
     WHERE a.attrelid = ANY (?::oid[])
       AND a.attnum > 0
       AND NOT a.attisdropped
       AND a.attlen = -1
    UNION
    SELECT i.attrelid, i.attnum, part.type_oid, part.contained
      FROM inside i
      JOIN pg_type t ON t.oid = i.type_oid
     CROSS JOIN LATERAL (
        SELECT t.typbasetype AS type_oid, i.contained AS contained WHERE t.typtype = 'd'
        UNION ALL
        SELECT t.typelem, true WHERE t.typtype = 'b' AND t.typcategory = 'A'
        UNION ALL
        SELECT f.atttypid, i.contained
          FROM pg_attribute f
         WHERE t.typtype = 'c' AND f.attrelid = t.typrelid AND f.attnum > 0 AND NOT f.attisdropped
        UNION ALL
        SELECT r.rngsubtype, true
          FROM pg_range r
         WHERE t.typtype = 'r' AND r.rngtypid = t.oid OR t.typtype = 'm' AND r.rngmultitypid = t.oid
     ) part
)
SELECT i.attrelid::bigint AS table_oid,
       i.attnum::int AS column_number,
       string_agg(DISTINCT format_type(t.oid, NULL), ', ' ORDER BY format_type(t.oid, NULL)) AS types,
       min(format_type(a.atttypid, a.atttypmod)) AS own_type
  FROM inside i
  JOIN pg_type t ON t.oid = i.type_oid
  JOIN pg_attribute a ON a.attrelid = i.attrelid AND a.attnum = i.attnum
 WHERE i.contained
   AND t.typtype = 'c'
   AND EXISTS (SELECT
                 FROM pg_attribute f
                 JOIN pg_type ft ON ft.oid = f.atttypid
                WHERE f.attrelid = t.typrelid AND f.attnum > 0 AND NOT f.attisdropped
                  AND ft.typlen = -1 AND ft.typstorage <> 'p')
 GROUP BY i.attrelid, i.attnum
 ORDER BY i.attrelid, i.attnum
