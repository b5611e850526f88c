select TABLE_SCHEMA, TABLE_NAME, VIEW_DEFINITION
from information_schema.VIEWS
where TABLE_SCHEMA = ?
order by TABLE_NAME
