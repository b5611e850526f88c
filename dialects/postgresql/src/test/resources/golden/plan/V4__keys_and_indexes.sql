-- Made by pgtrek from MySQL 5.5.9.

CREATE UNIQUE INDEX customers_pk ON shop.customers (country, id);

CREATE UNIQUE INDEX orders_pk ON shop.orders (id);

CREATE UNIQUE INDEX orders_code ON shop.orders (code, net);

-- info index-renamed: shop.orders.orders_by_net: Renamed.
CREATE INDEX orders_by_net ON shop.orders USING btree (net DESC, (lower(code))) WHERE (open);

CREATE INDEX orders_tags ON shop.orders USING gin (tags);

ALTER TABLE shop.customers ADD CONSTRAINT customers_pk PRIMARY KEY USING INDEX customers_pk;

ALTER TABLE shop.orders ADD CONSTRAINT orders_pk PRIMARY KEY USING INDEX orders_pk;

ALTER TABLE shop.orders ADD CONSTRAINT orders_code UNIQUE USING INDEX orders_code;

ALTER TABLE shop.orders ADD CONSTRAINT orders_net CHECK (net >= 0) NOT VALID;
