-- A server built without LZ4 does not list it among the values of the setting.
SELECT current_setting('server_version_num')::int AS version_number,
       'lz4' = ANY (enumvals) AS lz4,
       current_setting('default_toast_compression') AS default_compression
  FROM pg_settings
 WHERE name = 'default_toast_compression'
