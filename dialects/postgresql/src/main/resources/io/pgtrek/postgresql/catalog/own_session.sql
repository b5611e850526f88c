-- What a role or database presets for its sessions must not end a long copy half way, or refuse it: as pg_restore does,
-- all time limits are lifted, and transactions are ordinary ones. Settings this server does not know are left out.
select set_config(name,
                  case name
                      when 'default_transaction_isolation' then 'read committed'
                      when 'default_transaction_read_only' then 'off'
                      else '0'
                  end,
                  false)
from pg_catalog.pg_settings
where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout',
               'transaction_timeout', 'default_transaction_isolation', 'default_transaction_read_only')
