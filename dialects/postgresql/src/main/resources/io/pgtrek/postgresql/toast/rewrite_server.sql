-- A server built without LZ4 does not list it among the values of the setting; one before 14 has no such setting.
SELECT current_setting('server_version_num')::int AS version_number,
       pg_is_in_recovery() AS standby,
       coalesce((SELECT 'lz4' = ANY (s.enumvals) FROM pg_settings s WHERE s.name = 'default_toast_compression'),
                false) AS lz4
