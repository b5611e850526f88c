-- Made by pgtrek from MySQL 5.5.9.

ALTER TABLE shop.orders
    ADD CONSTRAINT orders_customer FOREIGN KEY (country, customer)
    REFERENCES shop.customers (country, id)
    ON DELETE SET NULL ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED NOT VALID;

ALTER TABLE shop.orders VALIDATE CONSTRAINT orders_net;

ALTER TABLE shop.orders VALIDATE CONSTRAINT orders_customer;
