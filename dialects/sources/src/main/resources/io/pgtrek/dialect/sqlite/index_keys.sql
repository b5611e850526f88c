-- cid: -1 the rowid, -2 an expression
select seqno, cid, name, "desc" as descending, coll
from pragma_index_xinfo(?)
where "key" = 1
order by seqno
