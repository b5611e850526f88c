-- what tells one row of a table from all others: parts of unique keys, the primary key first
select s.INDEX_NAME as name, s.COLUMN_NAME as part, c.DATA_TYPE as type, c.CHARACTER_SET_NAME as charset,
       c.IS_NULLABLE = 'NO' and s.SUB_PART is null as usable
from information_schema.STATISTICS s
left join information_schema.COLUMNS c
  on c.TABLE_SCHEMA = s.TABLE_SCHEMA and c.TABLE_NAME = s.TABLE_NAME and binary c.TABLE_NAME = s.TABLE_NAME
  and c.COLUMN_NAME = s.COLUMN_NAME
where s.TABLE_SCHEMA = ? and s.TABLE_NAME = ? and binary s.TABLE_NAME = ? and s.NON_UNIQUE = 0
order by s.INDEX_NAME <> 'PRIMARY', s.INDEX_NAME, s.SEQ_IN_INDEX
