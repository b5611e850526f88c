-- Places of values that are compressed or stand in TOAST, in an order that has nothing to do with what they hold.
SELECT s.ctid::text AS place, s.stored, s.method
  FROM (SELECT t.ctid, v.stored, v.method
          FROM ONLY ${table} AS t TABLESAMPLE SYSTEM (${percent}) REPEATABLE (1)
         CROSS JOIN LATERAL (VALUES (${stored}, ${method}, ${outside})) AS v (stored, method, outside)
         WHERE v.method IS NOT NULL OR v.outside) AS s
 ORDER BY pg_catalog.hashtextextended(s.ctid::text, 0)
 LIMIT ?
