-- children whose parent is equal by collation, yet not byte by byte
select distinct {columns}
from {child} child
join {parent} parent on {matching}
where {differing}
limit {limit}
