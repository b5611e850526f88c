-- The same from a sample of pages. A page is taken with its probability whatever the others are, so the sums of squares
-- by page tell how far the estimate may be off. REPEATABLE, so that a second look finds the same.
SELECT p.number,
       p.method,
       p.outside,
       sum(p.held) AS held,
       sum(p.stored) AS stored,
       sum(p.raw) AS raw,
       sum(p.raw_known) AS raw_known,
       max(p.largest) AS largest,
       sum(p.held::float8 * p.held) AS held_spread,
       sum(p.stored::float8 * p.stored) AS stored_spread,
       sum(p.raw::float8 * p.raw) AS raw_spread
  FROM (SELECT v.number,
               v.method,
               v.outside,
               count(*) AS held,
               sum(v.stored) AS stored,
               sum(v.raw) AS raw,
               count(v.raw) AS raw_known,
               max(v.stored) AS largest
          FROM ONLY ${table} AS t TABLESAMPLE SYSTEM (${percent}) REPEATABLE (1)
         CROSS JOIN LATERAL (VALUES ${values}) AS v (number, stored, method, raw, outside)
         WHERE v.stored IS NOT NULL
         GROUP BY (t.ctid::text::point)[0], v.number, v.method, v.outside) AS p
 GROUP BY p.number, p.method, p.outside
