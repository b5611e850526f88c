-- tables, views and (MariaDB) sequences; the engine is NULL where the server cannot open the table
select TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, ENGINE, TABLE_ROWS, DATA_LENGTH, AUTO_INCREMENT, TABLE_COMMENT
from information_schema.TABLES
where TABLE_SCHEMA = ?
order by TABLE_NAME
