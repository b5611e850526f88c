-- What the server takes for a piece, without planning and network.
EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY ON)
SELECT pg_catalog.substr(${value}, ${from}, ${length})
  FROM ${relation} AS t
 WHERE ${condition}
