-- both ends of the table's b-tree; rows deleted in between make it an overestimate
select coalesce((select max({rowid}) from {table}) - (select min({rowid}) from {table}) + 1, 0) as span
