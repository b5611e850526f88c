-- Columns whose change makes PostgreSQL lock a row FOR UPDATE: those of unique indexes a foreign key can refer to.
SELECT DISTINCT k.number::int AS column_number
  FROM pg_index i
 CROSS JOIN LATERAL unnest(i.indkey::int2[]) AS k(number)
 WHERE i.indrelid = ?::oid
   AND i.indisunique
   AND i.indpred IS NULL
   AND i.indexprs IS NULL
 ORDER BY 1
