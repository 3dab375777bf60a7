#!/bin/sh
# Builds the page from web/ into the package, where the server finds it. Run by make, which knows when it is needed.
set -eu
root=$PWD

# Vite wants Node 20.19 or newer; where there is none, a wheel brings one.
new_enough='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
if ! command -v npm >/dev/null || ! node -e "$new_enough" 2>/dev/null; then
    echo "Installing Node into .venv"
    .venv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes -r requirements-node.lock
    PATH=$root/.venv/bin:$PATH
fi

cd web
if [ ! -f node_modules/.installed ] || [ package-lock.json -nt node_modules/.installed ]; then
    npm ci --silent --no-audit --no-fund
    touch node_modules/.installed
fi
PYTHON=$root/.venv/bin/python npm run --silent build >"$root/.venv/page.log" 2>&1 || {
    cat "$root/.venv/page.log" >&2
    exit 1
}
