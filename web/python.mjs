// Runs the project's Python: that of PYTHON, of .venv, or of the system.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What Python prints. */
export function runPython(...args) {
  const venv = here("../.venv/bin/python");
  const python = process.env.PYTHON ?? (existsSync(venv) ? venv : "python3");
  const env = { ...process.env, PYTHONPATH: [here("../src"), process.env.PYTHONPATH].filter(Boolean).join(delimiter) };
  return execFileSync(python, args, { cwd: here("."), env, encoding: "utf8", maxBuffer: 2 ** 26 });
}

/** What Python prints, parsed as JSON. */
export const fromPython = (...args) => JSON.parse(runPython(...args));
