-- which columns this server's information_schema has
select TABLE_NAME, COLUMN_NAME
from information_schema.COLUMNS
where TABLE_SCHEMA = 'information_schema'
