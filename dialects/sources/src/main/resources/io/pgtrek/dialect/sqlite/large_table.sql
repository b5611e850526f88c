-- whether rows of a table can be found again, and whether its values can be large at all
select l.wr as without_rowid,
       (select encoding from pragma_encoding) = 'UTF-8' and l.type in ('table', 'shadow')
         and (select p.page_count * s.page_size from pragma_page_count p, pragma_page_size s) > ? as concerned
from pragma_table_list l
where l.schema = 'main' and l.name = ?
