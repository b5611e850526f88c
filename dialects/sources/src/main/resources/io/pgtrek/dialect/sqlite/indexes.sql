-- origin: c CREATE INDEX, u UNIQUE constraint, pk PRIMARY KEY
select l.name, l."unique" as is_unique, l.origin, l.partial, m.sql
from pragma_index_list(?) l
left join sqlite_schema m on m.type = 'index' and m.name = l.name
order by l.name
