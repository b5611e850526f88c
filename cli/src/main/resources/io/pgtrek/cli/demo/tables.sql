-- An invented book shop whose database has grown for many years in SQLite.

CREATE TABLE publisher (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  name     TEXT NOT NULL UNIQUE,
  country  CHAR(2) NOT NULL DEFAULT 'DE',
  founded  INTEGER CHECK (founded BETWEEN 1450 AND 2100)
);

CREATE TABLE genre (
  code    TEXT PRIMARY KEY,
  title   TEXT NOT NULL,
  parent  TEXT REFERENCES genre (code)
) WITHOUT ROWID;

CREATE TABLE author (
  id         INTEGER PRIMARY KEY,
  given      VARCHAR(60),
  family     VARCHAR(60) NOT NULL,
  born       DATE,
  biography  TEXT
);

CREATE TABLE book (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  isbn          CHAR(13) NOT NULL UNIQUE,
  title         VARCHAR(120) NOT NULL,
  publisher_id  INTEGER NOT NULL REFERENCES publisher (id) ON DELETE RESTRICT,
  genre         TEXT REFERENCES genre (code) ON UPDATE CASCADE ON DELETE SET NULL,
  price         DECIMAL(8,2) NOT NULL CHECK (price >= 0),
  gross         DECIMAL(8,2) GENERATED ALWAYS AS (round(price * 1.07, 2)) STORED,
  pages         SMALLINT,
  weight_kg     REAL,
  published     DATE,
  in_print      BOOLEAN NOT NULL DEFAULT 1,
  attributes    JSON,
  added         DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE book_author (
  book_id    INTEGER NOT NULL REFERENCES book (id) ON DELETE CASCADE,
  author_id  INTEGER NOT NULL REFERENCES author (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL DEFAULT 1 CHECK (position > 0),
  PRIMARY KEY (book_id, author_id)
);

CREATE TABLE cover (
  book_id  INTEGER PRIMARY KEY REFERENCES book (id) ON DELETE CASCADE,
  mime     TEXT NOT NULL DEFAULT 'image/png',
  image    BLOB NOT NULL
);

CREATE TABLE review (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  book_id  INTEGER NOT NULL REFERENCES book (id),
  stars    TINYINT NOT NULL CHECK (stars BETWEEN 1 AND 5),
  body     TEXT NOT NULL
);

CREATE TABLE customer (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  email       TEXT NOT NULL COLLATE NOCASE UNIQUE,
  name        VARCHAR(80) NOT NULL,
  newsletter  BOOLEAN NOT NULL DEFAULT 0,
  registered  DATETIME NOT NULL,              -- seconds since 1970, as the first web shop wrote them
  credit      NUMERIC(10,2) NOT NULL DEFAULT 0
);

-- A reserved word as a table, and another as a column.
CREATE TABLE "order" (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id  INTEGER NOT NULL REFERENCES customer (id),
  placed       DATETIME NOT NULL,
  status       TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'packed', 'sent', 'returned')),
  "group"      INTEGER
);

-- The years with the desktop database: blanks and capitals.
CREATE TABLE "Order Line" (
  "Order"       INTEGER NOT NULL REFERENCES "order" (id) ON DELETE CASCADE,
  "Line No"     INTEGER NOT NULL,
  "Book"        INTEGER NOT NULL REFERENCES book (id),
  "Quantity"    INTEGER NOT NULL CHECK ("Quantity" > 0),
  "Unit Price"  DECIMAL(8,2) NOT NULL,
  PRIMARY KEY ("Order", "Line No")
);

CREATE TABLE warehouse (
  code       TEXT PRIMARY KEY,
  name       TEXT NOT NULL,
  "Größe m²" INTEGER
);

CREATE TABLE stock (
  warehouse  TEXT NOT NULL REFERENCES warehouse (code) ON UPDATE CASCADE,
  book_id    INTEGER NOT NULL REFERENCES book (id) ON DELETE CASCADE,
  quantity   INTEGER NOT NULL DEFAULT 0,
  counted    TEXT,
  PRIMARY KEY (warehouse, book_id)
);

-- 64 characters: one more than PostgreSQL keeps.
CREATE TABLE letters_of_praise_and_complaint_that_customers_sent_to_our_store (
  id           INTEGER PRIMARY KEY,
  customer_id  INTEGER REFERENCES customer (id) ON DELETE SET NULL,
  received     DATE NOT NULL,
  body         TEXT NOT NULL
);

CREATE TABLE "guest ""book"" 📖" (
  id       INTEGER PRIMARY KEY,
  "user"   TEXT,
  "😀"     INTEGER,
  message  TEXT NOT NULL
);
