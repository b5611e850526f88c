-- SQLite lets NULL into every primary key but the rowid and those of WITHOUT ROWID and STRICT tables
select count(*) as n from {table} where {missing}
