-- columns of one table whose values may not fit into memory; the packet limits what one row of a result may hold
select COLUMN_NAME as name, DATA_TYPE as type, CHARACTER_SET_NAME as charset, @@max_allowed_packet as packet
from information_schema.COLUMNS
where TABLE_SCHEMA = ? and TABLE_NAME = ? and binary TABLE_NAME = ?
  and DATA_TYPE in ('mediumblob', 'longblob', 'mediumtext', 'longtext', 'json')
