// Turns the JSON Schema of messages, views and events into TypeScript types, and the constants of the rules into values.
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const venv = here("../.venv/bin/python");
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : "python3");
const env = { ...process.env, PYTHONPATH: [here("../src"), process.env.PYTHONPATH].filter(Boolean).join(delimiter) };
const { "x-constants": constants, ...schema } = JSON.parse(execFileSync(python, ["-m", "voidlock.protocol.schema"], { env, encoding: "utf8" }));

/** Tuples, which the compiler does not know: a thing is a pair of its kind and its name. */
function withTuples(node) {
  if (Array.isArray(node)) return node.map(withTuples);
  if (node === null || typeof node !== "object") return node;
  if (!node.prefixItems) return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, withTuples(part)]));
  const parts = node.prefixItems.map(({ type }) => (type === "integer" ? "number" : type));
  return { ...(node.title ? { title: node.title } : {}), tsType: `(readonly [${parts.join(", ")}])` };
}

const typescript = await compile(withTuples(schema), "Protocol", {
  bannerComment: "// Made from voidlock.protocol by `npm run types`; do not edit.",
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
});
const values = `\n/** By game the constants of its rules. */\nexport const CONSTANTS = ${JSON.stringify(constants)} as const;\n`;
writeFileSync(here("./src/protocol.ts"), typescript + values);
