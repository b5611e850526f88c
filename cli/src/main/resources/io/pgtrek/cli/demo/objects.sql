CREATE INDEX book_title ON book (lower(title));
CREATE INDEX book_newest ON book (published DESC, id);
CREATE INDEX book_in_print ON book (genre) WHERE in_print = 1;
CREATE INDEX order_customer ON "order" (customer_id, placed DESC);
CREATE UNIQUE INDEX order_open_group ON "order" (customer_id, "group") WHERE status = 'open' AND "group" IS NOT NULL;
CREATE INDEX "Order Line Book" ON "Order Line" ("Book");
CREATE INDEX stock_book ON stock (book_id);

CREATE VIEW bestseller AS
  SELECT b.id, b.title, sum(l."Quantity") AS sold
    FROM book b JOIN "Order Line" l ON l."Book" = b.id
   GROUP BY b.id, b.title
   ORDER BY sold DESC
   LIMIT 100;

CREATE VIEW open_order AS
  SELECT o.id, o.placed, c.name, c.email
    FROM "order" o JOIN customer c ON c.id = o.customer_id
   WHERE o.status = 'open';

CREATE TRIGGER stock_never_negative BEFORE UPDATE OF quantity ON stock
WHEN NEW.quantity < 0
BEGIN
  SELECT raise(ABORT, 'not that many in stock');
END;

CREATE TRIGGER stock_taken AFTER INSERT ON "Order Line"
BEGIN
  UPDATE stock SET quantity = quantity - NEW."Quantity" WHERE book_id = NEW."Book" AND warehouse = 'HAM';
END;
