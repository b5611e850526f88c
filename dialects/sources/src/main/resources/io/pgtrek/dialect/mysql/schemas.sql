select SCHEMA_NAME
from information_schema.SCHEMATA
order by SCHEMA_NAME
