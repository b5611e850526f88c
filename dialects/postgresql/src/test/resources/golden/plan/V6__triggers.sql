-- Made by pgtrek from MySQL 5.5.9.

CREATE FUNCTION shop.touch_orders() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path = pg_catalog, pg_temp
AS $touch$
BEGIN
    OLD.gross := NEW.gross;
    IF OLD *<> NEW THEN
        IF NEW.changed IS NOT DISTINCT FROM OLD.changed THEN
            NEW.changed := date_trunc('second', statement_timestamp());
        END IF;
        IF NEW.seen IS NOT DISTINCT FROM OLD.seen THEN
            NEW.seen := statement_timestamp();
        END IF;
    END IF;
    RETURN NEW;
END;
$touch$;

CREATE TRIGGER touch_orders BEFORE UPDATE ON shop.orders
    FOR EACH ROW EXECUTE FUNCTION shop.touch_orders();
