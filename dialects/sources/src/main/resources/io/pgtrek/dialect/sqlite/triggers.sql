select name, tbl_name, sql from sqlite_schema where type = 'trigger' order by name
