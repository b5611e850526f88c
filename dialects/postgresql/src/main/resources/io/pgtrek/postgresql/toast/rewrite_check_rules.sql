SELECT r.ev_class::bigint AS table_oid, 0 AS column_number, r.rulename AS object
  FROM pg_rewrite r
 WHERE r.ev_class = ANY (?::oid[])
   AND r.ev_type = '2'
   AND r.ev_enabled <> 'D'
 ORDER BY r.ev_class, r.rulename
