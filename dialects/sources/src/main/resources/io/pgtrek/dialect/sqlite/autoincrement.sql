-- the highest number ever given, also when that row is gone
select max(seq) as seq from sqlite_sequence where name = ?
