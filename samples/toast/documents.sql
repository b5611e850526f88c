-- A table whose columns hold values of both methods and of none, as years of changed settings leave them.
-- Needs a PostgreSQL with LZ4, 14 or newer.
CREATE TABLE documents (
    id int PRIMARY KEY,
    body text COMPRESSION pglz,
    details jsonb COMPRESSION pglz,
    scan bytea,
    photo bytea
);
ALTER TABLE documents ALTER COLUMN scan SET STORAGE EXTERNAL;

INSERT INTO documents
SELECT g,
       (SELECT string_agg('Paragraph ' || i || ' of document ' || g || '. ' || md5((i % 7)::text), E'\n')
          FROM generate_series(1, 40 + g % 200) i),
       jsonb_build_object('tags', (SELECT jsonb_agg(md5((g * i % 50)::text)) FROM generate_series(1, 80) i),
                          'read', false),
       decode((SELECT string_agg(md5((g * i)::text) || repeat('00', 16), '') FROM generate_series(1, 1500) i), 'hex'),
       (SELECT string_agg(sha256((g * i)::text::bytea), '') FROM generate_series(1, 200) i)
  FROM generate_series(1, 600) g;

ALTER TABLE documents ALTER COLUMN body SET COMPRESSION lz4, ALTER COLUMN details SET COMPRESSION lz4;

INSERT INTO documents
SELECT id + 1000, body || '', details #> '{}', scan, photo
  FROM documents
 WHERE id % 3 = 0;
