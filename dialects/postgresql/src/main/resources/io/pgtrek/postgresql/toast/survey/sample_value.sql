-- One value, decompressed, unless it is larger than the sample has room for.
SELECT s.raw, CASE WHEN s.raw <= ? THEN ${bytes} END AS bytes
  FROM ONLY ${table} AS t
 CROSS JOIN LATERAL (VALUES ((${raw_size})::pg_catalog.int8)) AS s (raw)
 WHERE t.ctid = ?::pg_catalog.tid
