# For scripts to source: timing.bash and a PostgreSQL cluster, which is removed with all data at the end.

source "$(dirname "${BASH_SOURCE[0]}")/timing.bash"

# PostgreSQL does not run as root.
as_postgres() {
    if [ "$(id -u)" -eq 0 ]; then setpriv --reuid=postgres --regid=postgres --init-groups "$@"; else "$@"; fi
}

cleanup() {
    kill $(jobs -p) 2>/dev/null || true
    as_postgres "$pgbin/pg_ctl" -D "$work/pg/data" -m immediate stop >/dev/null 2>&1 || true
    rm -rf "$work"
}
trap cleanup EXIT

start_cluster() {
    port=${BENCH_PORT:-54329}
    mkdir "$work/pg"
    [ "$(id -u)" -ne 0 ] || chown postgres "$work/pg"
    as_postgres "$pgbin/initdb" -D "$work/pg/data" -U postgres -A trust -k >/dev/null
    as_postgres tee -a "$work/pg/data/postgresql.conf" >/dev/null <<CONF
port = $port
listen_addresses = '127.0.0.1'
unix_socket_directories = '$work/pg'
shared_buffers = 1GB
max_wal_size = 8GB
checkpoint_timeout = 30min
autovacuum = off
CONF
    as_postgres "$pgbin/pg_ctl" -D "$work/pg/data" -l "$work/pg/log" -w start >/dev/null
    export PGHOST=127.0.0.1 PGPORT=$port PGUSER=postgres
}

# psql in the database of the first argument.
sql() {
    local database=$1
    shift
    "$pgbin/psql" -X -q -A -t -v ON_ERROR_STOP=1 -d "$database" "$@"
}

# A database of the same files as the one that was filled, after a checkpoint, so that each way begins alike.
fresh() {
    sql postgres -c "drop database if exists $1" 2>/dev/null
    sql postgres -c "create database $1 template seed strategy file_copy" -c checkpoint
}
