-- tables whose engine knows no transactions, so that a consistent snapshot does not hold for them
select t.TABLE_SCHEMA, t.TABLE_NAME, t.ENGINE
from information_schema.TABLES t
left join information_schema.ENGINES e on e.ENGINE = t.ENGINE
where t.TABLE_SCHEMA = ?
  and t.ENGINE is not null
  and coalesce(e.TRANSACTIONS, 'NO') <> 'YES'
order by t.TABLE_NAME
