-- Made by pgtrek from MySQL 5.5.9.

CREATE COLLATION shop.nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false);

CREATE TYPE shop.mood AS ENUM ('new', 'it''s', E'back\\slash', 'label');
