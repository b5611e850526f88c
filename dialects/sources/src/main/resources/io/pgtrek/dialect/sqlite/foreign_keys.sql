-- "to" is NULL where the text names no columns: the parent's primary key is meant
select id, seq, "table" as parent, "from" as child_column, "to" as parent_column, on_update, on_delete
from pragma_foreign_key_list(?)
order by id, seq
