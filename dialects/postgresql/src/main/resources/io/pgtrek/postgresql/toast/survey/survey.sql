-- What is stored, by column, method and place: one scan of the heap. Size and method stand in the value's own header or
-- in its pointer, so that TOAST itself is not read. Number 0 counts the rows.
SELECT v.number,
       v.method,
       v.outside,
       count(*) AS held,
       sum(v.stored) AS stored,
       sum(v.raw) AS raw,
       count(v.raw) AS raw_known,
       max(v.stored) AS largest,
       0::float8 AS held_spread,
       0::float8 AS stored_spread,
       0::float8 AS raw_spread
  FROM ONLY ${table} AS t
 CROSS JOIN LATERAL (VALUES ${values}) AS v (number, stored, method, raw, outside)
 WHERE v.stored IS NOT NULL
 GROUP BY v.number, v.method, v.outside
