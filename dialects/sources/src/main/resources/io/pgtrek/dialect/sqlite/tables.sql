-- tables, views, virtual and shadow tables; sqlite_ is reserved for SQLite's own
select l.name, l.type, l.wr as without_rowid, m.sql
from pragma_table_list l
join sqlite_schema m on m.name = l.name and m.type in ('table', 'view')
where l.schema = 'main' and l.name not like 'sqlite\_%' escape '\'
order by l.name
