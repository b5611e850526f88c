-- For one transaction. Text forms that say everything, names that mean the server's own, and an error instead of rows
-- that row-level security hides: a rewrite that leaves out half of a table must not pass for done.
SELECT set_config('search_path', 'pg_catalog', true),
       set_config('row_security', 'off', true),
       set_config('extra_float_digits', '3', true),
       set_config('DateStyle', 'ISO, MDY', true),
       set_config('IntervalStyle', 'postgres', true),
       set_config('TimeZone', 'UTC', true),
       set_config('bytea_output', 'hex', true),
       set_config('xmloption', 'content', true),
       set_config('jit', 'off', true),
       set_config('lock_timeout', ?, true)
