-- children whose parent is missing, a few of them
select distinct {columns}
from {child} child
left join {parent} parent on {matching}
where {present}
  and {missing}
limit {limit}
