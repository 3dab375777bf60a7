// Turns the JSON Schema of messages, views and events into TypeScript types, the constants of the rules into values,
// and writes the reference and the quick sheets, which the page fetches.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import { fromPython, runPython } from "./python.mjs";

const { "x-constants": all, "x-protocol": protocol, ...schema } = fromPython("-m", "voidlock.protocol.schema");
/** The editor's and the names of lessons and puzzles are apart: the start page does not load them. */
const { editor } = all.hulk;
const apart = new Set(["editor", "lessons", "puzzles"]);
const games = (pick) =>
  Object.fromEntries(
    Object.entries(all).map(([game, of]) => [game, Object.fromEntries(Object.entries(of).filter(pick))]),
  );
const constants = games(([name]) => !apart.has(name));
const taught = games(([name]) => name === "lessons" || name === "puzzles");

/** Tuples, which the compiler does not know: a thing is a pair of its kind and its name. */
function withTuples(node) {
  if (Array.isArray(node)) return node.map(withTuples);
  if (node === null || typeof node !== "object") return node;
  if (!node.prefixItems)
    return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, withTuples(part)]));
  const parts = node.prefixItems.map(({ type }) => (type === "integer" ? "number" : type));
  return { ...(node.title ? { title: node.title } : {}), tsType: `(readonly [${parts.join(", ")}])` };
}

const typescript = await compile(withTuples(schema), "Protocol", {
  bannerComment: "// Made from voidlock.protocol by `npm run types`; do not edit.",
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
});
const values = `\n/** The version of the protocol. */\nexport const PROTOCOL: number = ${protocol};\n/** By game the constants of its rules. */\nexport const CONSTANTS = ${JSON.stringify(constants)} as const;\n`;
writeFileSync(fileURLToPath(new URL("./src/protocol.ts", import.meta.url)), typescript + values);
const banner = "// Made from voidlock.protocol by `npm run types`; do not edit.\n";
writeFileSync(
  fileURLToPath(new URL("./src/editor/protocol.ts", import.meta.url)),
  `${banner}export const EDITOR = ${JSON.stringify(editor)} as const;\n`,
);
writeFileSync(
  fileURLToPath(new URL("./src/learn/protocol.ts", import.meta.url)),
  `${banner}export const TAUGHT = ${JSON.stringify(taught)} as const;\n`,
);

runPython("-m", "voidlock.reference.pages", fileURLToPath(new URL("./public/reference", import.meta.url)));
