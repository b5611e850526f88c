# For scripts to source: a PostgreSQL cluster of their own in $work, which is removed with everything at the end.

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
pgbin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
[ -n "$pgbin" ] || { echo "PostgreSQL's programs are needed: apt-get install postgresql" >&2; exit 1; }
work=$(mktemp -d "${TMPDIR:-/tmp}/pgtrek-benchmark-XXXXXX")
chmod 755 "$work"
export LC_ALL=C.UTF-8 MIGRATE_OPTS=${MIGRATE_OPTS:--Xmx256m}

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

note() {
    echo "$2" >>"$work/result-$1"
    printf '%-34s %s\n' "$1" "$2" >&2
}

seconds_since() {
    awk -v a="$1" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.2f\n", b - a }'
}

# Times a command and notes the seconds under a name.
timed() {
    local name=$1 start=$EPOCHREALTIME
    shift
    "$@" >"$work/out" 2>&1 || { cat "$work/out" >&2; echo "$name failed." >&2; exit 1; }
    note "$name" "$(seconds_since "$start")"
}

median() {
    [ -e "$work/result-$1" ] && sort -g "$work/result-$1" | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'
}

ratio() {
    awk -v a="$(median "$1")" -v b="$(median "$2")" -v n="$1 / $2" -v m="$3" \
        'BEGIN { printf "%-44s %6.2f   (at most %s)\n", n, a / b, m }'
}

print_medians() {
    local file
    for file in "$work"/result-*; do
        printf '%-34s %s\n' "${file##*/result-}" "$(median "${file##*/result-}")"
    done
}

build_migrate() {
    echo "Building ..." >&2
    "$root/migrate" --version >&2
    migrate=$root/cli/target/dist/bin/migrate
}
