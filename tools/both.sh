#!/bin/sh
# Compiles a copy of the tree and runs the tests of rules, boards and bots there; tests of the sources can run beside it.
# Arguments name what is compiled (engine, games/angel/flow); without any it is all that make compiled compiles.
set -eu
root=$PWD
copy=$root/build/both
mkdir -p "$copy"
find "$copy/src" -name '*.so' -delete 2>/dev/null || true
git ls-files -z --cached --others --exclude-standard | tar --create --null --files-from - | tar --extract --directory "$copy"
cd "$copy"
export PYTHONPATH=src
"$root/.venv/bin/python" tools/compile_rules.py "$@"
"$root/.venv/bin/pytest" -q -n auto --dist worksteal -p no:cacheprovider tests/test_digest.py tests/engine tests/cards \
    tests/rulings tests/positions tests/bots/test_same_answers.py tests/server/test_boards.py
