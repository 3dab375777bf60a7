#!/bin/sh
# Resolves every dependency once, to the newest that fits, and writes the lock files from that one resolution.
set -eu
uv=$PWD/.venv/bin/uv
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# uv.lock records download addresses, so it is made and left outside the source tree.
mkdir -p "$work/src/voidlock" "$work/tools"
cp tools/hatch_page.py tools/page.py "$work/tools/"
cp pyproject.toml LICENSE README.md "$work/"
cp src/voidlock/__init__.py "$work/src/voidlock/"

# No constraint on the build: a lock must be able to replace a bad one.
unset UV_BUILD_CONSTRAINT
"$uv" lock --quiet --project "$work"

mkdir "$work/locks"
# export_lock NAME OPTIONS: a lock that is the same keeps its date, so that make does nothing.
export_lock() {
    name=$1.lock
    shift
    "$uv" export --quiet --project "$work" --frozen --format requirements.txt \
        --no-header --no-annotate --no-emit-project "$@" --output-file "$work/locks/$name" >/dev/null
    cmp -s "$work/locks/$name" "locks/$name" || cp "$work/locks/$name" locks/
}
game="--no-default-groups --extra terminal --extra server --extra texts"
# shellcheck disable=SC2086
export_lock play $game
# shellcheck disable=SC2086
export_lock postgres $game --extra postgres --extra push
# Ray is large and slow to start, so it stands apart: only `make cluster` installs it, beside what the others name.
# shellcheck disable=SC2086
export_lock cluster $game --extra cluster
for group in app dev docs node setup; do
    export_lock $group --only-group $group
done
