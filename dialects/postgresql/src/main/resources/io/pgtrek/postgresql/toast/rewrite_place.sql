SELECT pg_relation_filenode(c.oid)::bigint AS file_node,
       pg_relation_size(c.oid) / current_setting('block_size')::bigint AS blocks
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE c.oid = ?::oid AND n.nspname = ? AND c.relname = ?
