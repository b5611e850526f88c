-- smallest and largest rowid: two look-ups at the ends of the table's b-tree
select (select min({column}) from {table}) as "first",
       (select max({column}) from {table}) as "last"
