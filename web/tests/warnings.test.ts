import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { link } from "../src/link/link.svelte";
import type { TableInfo } from "../src/protocol";
import Warnings from "../src/table/Warnings.svelte";

const table = (before: string[], file_seen: string[] = []): TableInfo =>
  ({ seats: [{ number: 1 }, { number: 2, before }], file_seen }) as never;

let shown: ReturnType<typeof mount> | undefined;

/** What a device warns of that comes to the table now. */
function warned(info: TableInfo): (string | undefined)[] {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  shown = mount(Warnings, { target: document.body, props: { table: info } });
  flushSync();
  return [...document.querySelectorAll<HTMLElement>("[data-warning]")].map(({ dataset }) => dataset["warning"]);
}

beforeEach(() => {
  localStorage.clear();
  link.at = "abcdefabcdef";
});
afterEach(() => (link.at = ""));

test("a warning is dismissed for good, until it is about one more player", () => {
  expect(warned(table(["Bob"], ["Ann"]))).toEqual(["2", "file"]);
  document.querySelector<HTMLElement>("[data-warning='2'] [data-dismiss]")?.click();
  flushSync();
  expect(document.querySelector("[data-warning='2']")).toBeNull();
  expect(warned(table(["Bob"], ["Ann"]))).toEqual(["file"]);
  expect(warned(table(["Bob", "Cat"], ["Ann"]))).toEqual(["2", "file"]);
});

test("another table warns for itself", () => {
  warned(table(["Bob"]));
  document.querySelector<HTMLElement>("[data-dismiss]")?.click();
  link.at = "fedcbafedcba";
  expect(warned(table(["Bob"]))).toEqual(["2"]);
});
