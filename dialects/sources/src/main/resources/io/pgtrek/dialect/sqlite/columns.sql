-- hidden: 0 plain, 1 hidden in a virtual table, 2 generated, 3 generated and stored
select cid, name, type, "notnull" as not_null, dflt_value, pk, hidden
from pragma_table_xinfo(?)
order by cid
