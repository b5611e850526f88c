-- Whether a table may be truncated and filled frozen: a plain table of this user, without row security, without
-- triggers and without foreign keys that refer to it. What it holds is looked at after it is locked.
select c.relkind = 'r'
       and not c.relrowsecurity
       and has_table_privilege(c.oid, 'TRUNCATE')
       and not exists (select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal)
       and not exists (select from pg_catalog.pg_rewrite r where r.ev_class = c.oid)
       and not exists (select from pg_catalog.pg_constraint f where f.confrelid = c.oid and f.contype = 'f')
from pg_catalog.pg_class c
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
where n.nspname = ? and c.relname = ?
