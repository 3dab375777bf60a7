#!/bin/sh
# Proves that the wheel is whole: built, installed where no source file is near, it tells a game in Japanese and serves
# the page without Node. Then pip alone installs from a git URL, which builds the page, and from a source archive. The
# wheel and the archive are left in dist.
set -eu
root=$PWD
uv=$root/.venv/bin/uv
game=tests/playthroughs/solo.json
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Either would let Python find the source tree.
unset PYTHONPATH VIRTUAL_ENV
# A plain C locale must not decide whether Japanese can be printed here.
export PYTHONUTF8=1

echo "Building the wheel"
"$uv" build --quiet --wheel --require-hashes --build-constraints locks/dev.lock --out-dir "$work/dist"

echo "Installing it into an empty environment"
"$uv" venv --quiet --python .venv/bin/python "$work/venv"
python=$work/venv/bin/python
"$uv" pip install --quiet --python "$python" --require-hashes -r locks/play.lock
"$uv" pip install --quiet --python "$python" --no-deps "$work"/dist/*.whl

(cd src && find voidlock -type f ! -name '*.py[co]' ! -name '*.ftl' ! -name '*.so' ! -path '*/.*') | sort >"$work/source"
"$python" -m zipfile --list "$work"/dist/*.whl | awk '$1 ~ /^voidlock\// { print $1 }' | sort >"$work/packed"
missing=$(comm -23 "$work/source" "$work/packed")
if [ -n "$missing" ]; then
    printf 'The wheel lacks:\n%s\n' "$missing" >&2
    exit 1
fi

if [ ! -f "$game" ]; then
    echo "$game is missing: without a game to replay the wheel is not proven" >&2
    exit 1
fi
mkdir "$work/empty"
cp "$game" "$work/game.json"
cd "$work/empty"

echo "Running it from an empty directory"
"$work/venv/bin/voidlock" --version
"$work/venv/bin/voidlock" replay ../game.json --lang ja >"$work/told"
# The rules documents are in the wheel.
"$work/venv/bin/voidlock" rule LOS-3 --lang ja >/dev/null
"$python" - "$work/told" <<'PYTHON'
import re
import sys
from pathlib import Path

import voidlock

assert Path(voidlock.__file__).is_relative_to(sys.prefix), f"voidlock came from {voidlock.__file__}"
told = Path(sys.argv[1]).read_text(encoding="utf-8")
if not re.search(r"[\u3041-\u30ff\u4e00-\u9fff]", told):
    sys.exit(f"the replay is not in Japanese; it begins: {told[:200]!r}")
PYTHON

echo "Serving the page without Node"
PATH=/nowhere "$python" - "$work" <<'PYTHON'
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

voidlock = Path(sys.prefix) / "bin" / "voidlock"
command = [voidlock, "serve", "--port", "0", "--database", f"{sys.argv[1]}/tables.db", "--lang", "en"]
server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
try:
    address = server.stdout.readline().split()[-1]
    page = urlopen(address).read().decode()
    assets = re.findall(r'(?:src|href)="\./([^"]+)"', page)
    assert any(asset.endswith(".js") for asset in assets), page
    for asset in assets:
        assert urlopen(address + asset).read(), asset
finally:
    server.terminate()
assert server.wait(10) == 0, server.returncode
PYTHON
echo "Installing with pip alone, from a git URL and from a source archive"
cd "$root"
git clone --quiet "$root" "$work/clone"
"$uv" build --quiet --sdist --require-hashes --build-constraints locks/dev.lock --out-dir "$work/dist"
python3 -m venv "$work/pip"
# What the package needs is installed already; here the ways of building it count.
"$uv" pip install --quiet --python "$work/pip/bin/python" --require-hashes -r locks/play.lock
for source in "git+file://$work/clone" "$work"/dist/*.tar.gz; do
    "$work/pip/bin/pip" install --quiet --disable-pip-version-check --no-deps --force-reinstall "$source"
    (cd "$work/empty" && "$work/pip/bin/python" -c '
import json
from voidlock.server.http.pages import STATIC, page_is_built
assert page_is_built(), "the page is missing"
kept = json.loads((STATIC / "here.json").read_text())["files"]
assert [name for name in kept if not (STATIC / name).is_file()] == []
') || { echo "$source: installed without the whole page" >&2; exit 1; }
done
# The newest Python that pyenv has, and nothing but click: the engines, the odds, the bots and the simulator work.
newest=$(ls -d "$HOME"/.pyenv/versions/3.1[1-9]*/bin/python3 2>/dev/null | sort -V | tail -1)
for base in "$root/.venv/bin/python" ${newest:+"$newest"}; do
    echo "Running it with nothing but click, on $("$base" -V)"
    rm -rf "$work/bare"
    "$uv" venv --quiet --python "$base" "$work/bare"
    "$uv" pip install --quiet --python "$work/bare/bin/python" "$work"/dist/*.whl
    (
        cd "$work/empty"
        "$work/bare/bin/voidlock" sim --games 20 --bot brother >/dev/null
        "$work/bare/bin/voidlock" odds ../game.json >/dev/null
        "$work/bare/bin/voidlock" rule R-3.7 --lang ja >/dev/null
        ! "$work/bare/bin/voidlock" serve 2>"$work/told" && grep -q "pip install" "$work/told"
    ) || { cat "$work/told" >&2; exit 1; }
done
mkdir -p "$root/dist"
cp "$work"/dist/*.whl "$work"/dist/*.tar.gz "$root/dist/"
echo "The wheel is whole: it tells a game in Japanese and serves the page; pip installs from source too"
