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

export_lock() {
    "$uv" export --quiet --project "$work" --frozen --format requirements.txt \
        --no-header --no-annotate --no-emit-project "$@"
}
export_lock --no-default-groups --extra terminal --extra server --extra texts --output-file "$work/requirements.lock" >/dev/null
export_lock --no-default-groups --extra server --extra terminal --extra texts --extra postgres --output-file "$work/requirements-postgres.lock" >/dev/null
export_lock --only-group dev --output-file "$work/requirements-dev.lock" >/dev/null
# Ray is large and slow to start, so it stands apart: only `make cluster` installs it, beside what the others name.
export_lock --no-default-groups --extra terminal --extra server --extra texts --extra cluster --output-file "$work/requirements-cluster.lock" >/dev/null
export_lock --only-group docs --output-file "$work/requirements-docs.lock" >/dev/null
export_lock --only-group node --output-file "$work/requirements-node.lock" >/dev/null
export_lock --only-group setup --output-file "$work/requirements-uv.lock" >/dev/null
# A lock that is the same keeps its date, so that make does nothing.
for lock in "$work"/requirements*.lock; do
    cmp -s "$lock" "${lock##*/}" || cp "$lock" .
done
