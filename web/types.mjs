// Turns the JSON Schema of the protocol into TypeScript types.
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const venv = here("../.venv/bin/python");
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : "python3");
const env = { ...process.env, PYTHONPATH: [here("../src"), process.env.PYTHONPATH].filter(Boolean).join(delimiter) };
const schema = JSON.parse(execFileSync(python, ["-m", "voidlock.protocol.schema"], { env, encoding: "utf8" }));

const typescript = await compile(schema, "Protocol", {
  bannerComment: "// Made from voidlock.protocol by `npm run types`; do not edit.",
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
});
writeFileSync(here("./src/protocol.ts"), typescript);
