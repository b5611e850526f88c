# For scripts to source: a directory $work of their own, PostgreSQL's programs in $pgbin, times and their medians.

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
pgbin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
[ -n "$pgbin" ] || { echo "PostgreSQL's programs are needed: apt-get install postgresql" >&2; exit 1; }
work=$(mktemp -d "${TMPDIR:-/tmp}/pgtrek-benchmark-XXXXXX")
chmod 755 "$work"
export LC_ALL=C.UTF-8 MIGRATE_OPTS=${MIGRATE_OPTS:--Xmx256m}

build_migrate() {
    echo "Building ..." >&2
    "$root/migrate" --version >&2
    migrate=$root/cli/target/dist/bin/migrate
}

note() {
    echo "$2" >>"$work/result-$1"
    printf '%-34s %s\n' "$1" "$2" >&2
}

# Times a command and notes the seconds under a name.
timed() {
    local name=$1 start=$EPOCHREALTIME
    shift
    "$@" >"$work/out" 2>&1 || { cat "$work/out" >&2; echo "$name failed." >&2; exit 1; }
    note "$name" "$(awk -v a="$start" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.2f\n", b - a }')"
}

median() {
    [ -e "$work/result-$1" ] && sort -g "$work/result-$1" | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'
}

ratio() {
    local ours=$(median "$1") theirs
    theirs=$(median "$2") || { echo "$1 / $2: $2 was not run"; return; }
    awk -v a="$ours" -v b="$theirs" -v n="$1 / $2" -v m="$3" \
        'BEGIN { printf "%-44s %6.2f   (at most %s)\n", n, a / b, m }'
}

print_medians() {
    local file
    for file in "$work"/result-*; do
        printf '%-28s %s\n' "${file##*/result-}" "$(median "${file##*/result-}")"
    done
}
