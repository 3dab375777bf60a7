import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NAMED = readFileSync(new URL("./src/shared/ui/conditions.css", import.meta.url), "utf8");

/** By name, the sizes of screens and boxes in which other rules hold. */
const CONDITIONS = new Map(
  [...NAMED.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(([, name = "", condition = ""]) => [name, condition]),
);

function conditionOf(name: string): string {
  const condition = CONDITIONS.get(name);
  if (!condition) throw new Error(`conditions.css has no ${name}`);
  return condition;
}

/** Puts conditions in the place of their names, which browsers do not know yet. */
function spellOut(style: string): string {
  return style
    .replace(
      /@media (not )?\((--[\w-]+)\) \{/g,
      (_, not: string, name: string) => `@media ${not ? "not all and " : ""}${conditionOf(name)} {`,
    )
    .replace(/@(media|container)[^{]*/g, (rule) =>
      rule.replace(/\((--[\w-]+)\)/g, (_, name: string) => conditionOf(name).replace(/^.* and .*$/, "($&)")),
    );
}

/** Which layer a style belongs to follows from its file. */
function layerOf(id: string): string {
  if (/\/page\/\w+\.css$/.test(id)) return "reset";
  if (/\/theme\.css$/.test(id)) return "tokens";
  if (/\/(shared\/ui\/\w+|play\/play|angel\/angel|hulk\/hulk)\.css$/.test(id)) return "primitives";
  return id.includes(".svelte?") ? "components" : "screens";
}

/** The order of the layers stands before all of them. */
const LAYERS = "@layer reset, tokens, primitives, components, screens;";
const ORDER = /^\s*@layer [^{;]+;/m;

function layered(style: string, id: string): string {
  // Whichever part of the page is loaded first, the layers have the same order.
  return `${LAYERS}@layer ${layerOf(id)} {${style.replace(ORDER, "")}}`;
}

/** Spells out the conditions of all styles, those inside components too, and puts each into its layer. */
export const styles: Plugin = {
  name: "styles",
  enforce: "pre",
  transform: (code, id) => (/[.=]css$/.test(id) ? { code: layered(spellOut(code), id), map: null } : null),
};
