-- Which columns this user may read, and how a value's size before compression is had: octet_length takes it from the
-- value's pointer, without reading TOAST, for what is text, bytea or char(n), or is stored in the same form as these.
WITH RECURSIVE bases AS (
    SELECT t.oid AS type_oid, t.oid AS base_oid, t.typtype, t.typbasetype
      FROM pg_type t
    UNION ALL
    SELECT b.type_oid, t.oid, t.typtype, t.typbasetype
      FROM bases b
      JOIN pg_type t ON t.oid = b.typbasetype
     WHERE b.typtype = 'd'
)
SELECT c.oid::bigint AS table_oid,
       a.attnum::int AS column_number,
       has_column_privilege(c.oid, a.attnum, 'SELECT') AS readable,
       CASE WHEN b.base_oid = 'bpchar'::regtype THEN 'BLANK_PADDED'
            WHEN b.base_oid = 'text'::regtype OR 'text'::regtype = ANY (same.forms) THEN 'TEXT'
            WHEN b.base_oid = 'bytea'::regtype OR 'bytea'::regtype = ANY (same.forms) THEN 'BYTES'
            WHEN b.base_oid = 'json'::regtype THEN 'JSON'
            WHEN b.base_oid = 'jsonb'::regtype THEN 'JSONB'
            ELSE 'OTHER' END AS form
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN bases b ON b.type_oid = a.atttypid AND b.typtype <> 'd'
 CROSS JOIN LATERAL (SELECT ARRAY (SELECT k.casttarget
                                     FROM pg_cast k
                                    WHERE k.castsource = b.base_oid AND k.castmethod = 'b')::regtype[]) AS same (forms)
 WHERE c.relkind IN ('r', 'm')
   AND c.relnamespace <> 'pg_catalog'::regnamespace
   AND a.attlen = -1
