-- One value of 10 MiB in each row, of which a part compresses, stored in four ways.
CREATE FUNCTION pg_temp.value(part int) RETURNS bytea LANGUAGE sql AS $$
    SELECT decode(string_agg(
               left((SELECT string_agg(md5((n * 64 + i)::text), '') FROM generate_series(1, 64) i),
                    2 * (1024 - 1024 * part / 100)) || repeat('00', 1024 * part / 100), '' ORDER BY n), 'hex')
      FROM generate_series(1, 10240) n
$$;

CREATE TABLE value (
    compressible int PRIMARY KEY,
    pglz bytea COMPRESSION pglz,
    lz4 bytea COMPRESSION lz4,
    external bytea
);
ALTER TABLE value ALTER COLUMN external SET STORAGE EXTERNAL;

INSERT INTO value
SELECT part, data, data, data
  FROM (SELECT part, pg_temp.value(part) AS data FROM unnest(ARRAY[0, 50, 90]) part OFFSET 0) v;

VACUUM (FREEZE, ANALYZE) value;
