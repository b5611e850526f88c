-- all columns; pk is the place in the primary key, 0 outside
select name, pk from pragma_table_xinfo(?) order by pk
