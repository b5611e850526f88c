-- Server and database. A build without ICU has no collation of provider i.
SELECT current_setting('server_version') AS version,
       current_setting('server_version_num')::int AS version_number,
       pg_encoding_to_char(d.encoding) AS encoding,
       EXISTS (SELECT FROM pg_catalog.pg_collation c WHERE c.collprovider = 'i') AS icu
  FROM pg_catalog.pg_database d
 WHERE d.datname = current_database()
