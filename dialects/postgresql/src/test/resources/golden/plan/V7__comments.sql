-- Made by pgtrek from MySQL 5.5.9.

COMMENT ON TABLE shop.orders IS 'Orders; -- all of them';

COMMENT ON COLUMN shop.orders.code IS 'what''s in a
name';

COMMENT ON INDEX shop.orders_by_net IS E'it''s \\ an index';
