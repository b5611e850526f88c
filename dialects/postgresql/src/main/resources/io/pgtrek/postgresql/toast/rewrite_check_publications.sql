SELECT c.oid::bigint AS table_oid, 0 AS column_number, p.pubname AS object
  FROM pg_class c
 CROSS JOIN LATERAL (SELECT c.oid AS relid UNION SELECT a.relid FROM pg_partition_ancestors(c.oid) a) family
  JOIN pg_class member ON member.oid = family.relid
  JOIN pg_namespace n ON n.oid = member.relnamespace
  JOIN pg_publication_tables t ON t.schemaname = n.nspname AND t.tablename = member.relname
  JOIN pg_publication p ON p.pubname = t.pubname
 WHERE c.oid = ANY (?::oid[])
   AND p.pubupdate
   AND (c.relreplident = 'f'
        OR c.relreplident = 'i'
        OR EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary) AND c.relreplident = 'd')
 ORDER BY c.oid, p.pubname
