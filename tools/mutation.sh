#!/usr/bin/env bash
# Do the tests notice a changed engine? mutmut leaves decorated functions alone, and every task of the rules is one: so it
# works on a scratch copy in which the tasks are registered by calls at the end of their module.
set -euo pipefail
here=$(pwd)
rm -rf .mutation
mkdir .mutation
git ls-files -z | tar --null --files-from=- --create --file=- | tar --extract --directory=.mutation
cd .mutation
"$here/.venv/bin/python" - <<'PYTHON'
import re
from pathlib import Path

for name in ("attack", "defence", "formation", "travel"):
    path = Path(f"src/voidlock/angel/{name}.py")
    text = path.read_text(encoding="utf-8")
    tasks = re.findall(r"^@(step|script)\ndef (\w+)", text, re.MULTILINE)
    text = re.sub(r"^@(?:step|script)\n(?=def )", "", text, flags=re.MULTILINE)
    text += "".join(f"\n{kind}({task})" for kind, task in tasks) + "\n"
    path.write_text(text, encoding="utf-8")
PYTHON
"$here/.venv/bin/mutmut" run "$@"
"$here/.venv/bin/mutmut" results
