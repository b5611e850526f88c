-- Places of a few values that are large, yet not too large, in an order that has nothing to do with what they hold.
SELECT s.ctid::text AS place, s.raw
  FROM (SELECT t.ctid, v.raw
          FROM ONLY ${table} AS t TABLESAMPLE SYSTEM (${percent}) REPEATABLE (1)
         CROSS JOIN LATERAL (VALUES ((${raw})::pg_catalog.int8)) AS v (raw)
         WHERE v.raw BETWEEN ? AND ?) AS s
 ORDER BY pg_catalog.hashtextextended(s.ctid::text, 0)
 LIMIT ?
