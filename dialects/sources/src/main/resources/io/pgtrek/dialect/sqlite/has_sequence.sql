-- sqlite_sequence exists once a table with AUTOINCREMENT was created
select count(*) as n from sqlite_schema where name = 'sqlite_sequence'
