-- rows whose parent is not there; compared byte by byte, as PostgreSQL will do
select count(*) as n
from {child} as c
where {present}
  and not exists (select 1 from {parent} as p where {same})
