-- Made by pgtrek from MySQL 5.5.9.
-- warning view-skipped: shop.v: Views are not carried over.
--     hint: Translate it.

CREATE SCHEMA IF NOT EXISTS shop;
