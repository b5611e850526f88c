-- MariaDB; names are unique in the table only, and a column's check carries the column's name
select CONSTRAINT_SCHEMA as TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, CHECK_CLAUSE, 'YES' as ENFORCED
from information_schema.CHECK_CONSTRAINTS
where CONSTRAINT_SCHEMA = ?
order by TABLE_NAME, CONSTRAINT_NAME
