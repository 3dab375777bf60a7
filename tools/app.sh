#!/bin/sh
# Packs the game, the page and Python itself into one file for this system: build/app/voidlock. It is built from the wheel,
# in an environment that has nothing else.
set -eu
root=$PWD
uv=$root/.venv/bin/uv
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset PYTHONPATH VIRTUAL_ENV

echo "Building the wheel"
"$uv" build --quiet --wheel --require-hashes --build-constraints locks/dev.lock --out-dir "$work/dist"
"$uv" venv --quiet --python .venv/bin/python "$work/venv"
python=$work/venv/bin/python
for lock in play app; do
    "$uv" pip install --quiet --python "$python" --require-hashes -r locks/$lock.lock
done
"$uv" pip install --quiet --python "$python" --no-deps "$work"/dist/*.whl
package=$("$python" -c 'import voidlock; print(*voidlock.__path__)')

echo "Packing it with Python"
cd "$work"
# Bots are named by a digest of their sources, so these go along with the page, the texts and the missions.
"$python" -m PyInstaller --onefile --name voidlock --log-level ERROR --distpath "$root/build/app" \
    --collect-submodules voidlock --collect-submodules textual --collect-data textual --collect-submodules uvicorn \
    --copy-metadata voidlock --add-data "$package:voidlock" "$root/tools/start_app.py"
echo "The program is $root/build/app/voidlock"
