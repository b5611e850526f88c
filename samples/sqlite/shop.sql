-- A tiny shop in SQLite.
CREATE TABLE customer (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  email       TEXT NOT NULL UNIQUE,
  newsletter  BOOLEAN NOT NULL,
  registered  DATETIME NOT NULL
);

CREATE TABLE "order" (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id  INTEGER NOT NULL REFERENCES customer ON DELETE CASCADE,
  placed       DATE NOT NULL,
  total        DECIMAL(10,2) NOT NULL
);

CREATE INDEX order_customer ON "order" (customer_id, placed DESC);

INSERT INTO customer VALUES
  (1, 'ada@example.org', 1, '2019-03-01 09:30:00'),
  (2, 'björn@example.org', 0, '2020-11-17 18:05:12'),
  (7, '東京@example.org', 1, '2024-02-29 23:59:59');

INSERT INTO "order" VALUES
  (1, 1, '2019-03-02', 19.90),
  (2, 1, '2021-07-30', 1204.50),
  (3, 7, '2024-03-01', 0.05);
