import { describe, expect, test } from "vitest";

/** The folders of src from the bottom up. Those of one row do not know each other. */
const ORDER: readonly (readonly string[])[] = [
  ["texts", "protocol"],
  ["page"],
  ["link"],
  ["shared/ui"],
  ["shared/art"],
  ["shared/asking"],
  ["shared/telling"],
  ["shared/setup"],
  ["hints", "reference", "table", "teacher"],
  ["learn"],
  ["play"],
  ["angel", "hulk"],
  ["start"],
  ["editor"],
  ["settings"],
  ["App"],
];
const RANK = new Map(ORDER.flatMap((row, rank) => row.map((folder) => [folder, rank] as const)));

/** Modules beside App.svelte belong to it, but for the generated types, which everything knows. */
function folderOf(path: string): string {
  const [first = "", second = "", third] = path.split("/");
  if (!second) return first.startsWith("protocol") ? "protocol" : "App";
  return first === "shared" && third ? `${first}/${second}` : first;
}

/** A path from src, without `.` and `..`. */
const resolved = (from: string, relative: string): string => new URL(relative, `file:///${from}`).pathname.slice(1);

const IMPORT = /(?:\bfrom|\bimport|@import)\s*\(?\s*["'](\.[^"']+)["']/g;

/** What is wrong with the imports of a module, one line each. */
function complaints(path: string, source: string): string[] {
  const folder = folderOf(path);
  const rank = RANK.get(folder);
  if (rank === undefined) return [`${path}: ${folder} has no place in the order`];
  return [...source.matchAll(IMPORT)].flatMap(([, relative = ""]) => {
    const target = folderOf(resolved(path, relative));
    return target === folder || (RANK.get(target) ?? -1) < rank ? [] : [`${path} may not know ${relative}`];
  });
}

const SOURCES = Object.entries(
  import.meta.glob<string>("../src/**/*.{ts,svelte,css}", { query: "?raw", import: "default", eager: true }),
);

test("imports point down", () => {
  expect(SOURCES.length).toBeGreaterThan(300);
  expect(SOURCES.flatMap(([path, source]) => complaints(path.replace("../src/", ""), source))).toEqual([]);
});

describe("a forbidden import is caught", () => {
  test.each([
    ["play/Prompt.svelte", 'import Row from "../angel/formation/Row.svelte";'],
    ["hulk/HulkEnd.svelte", 'import { pictureOf } from "../angel/art/pictures";'],
    ["angel/AngelGame.svelte", 'const later = import("../hulk/HulkGame.svelte");'],
    ["shared/ui/Die.svelte", 'import type { Asked } from "../asking/asking";'],
    ["page/page.css", '@import "../shared/ui/theme.css";'],
    ["link/patch.ts", 'export { main } from "../main";'],
    ["link/patch.ts", 'import {\n  telling,\n} from "../shared/telling/telling.svelte";'],
    ["elsewhere/thing.ts", ""],
  ])("%s: %s", (path, source) => {
    expect(complaints(path, source)).toHaveLength(1);
  });
});

test.each([
  [
    "play/Prompt.svelte",
    'import { words } from "../page/words.svelte";\nimport Sheet from "../shared/ui/Sheet.svelte";',
  ],
  ["play/end/End.svelte", 'import { lessons } from "../../learn/load";'],
  ["shared/asking/keys.ts", 'import { creature } from "./things";'],
  ["page/told.ts", 'import type { Thing } from "../protocol";'],
  ["App.svelte", 'import("./hulk/HulkGame.svelte")'],
])("an allowed import passes: %s", (path, source) => {
  expect(complaints(path, source)).toEqual([]);
});
