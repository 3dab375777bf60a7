import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Danger from "../src/angel/play/Danger.svelte";
import type { AngelOpen } from "../src/protocol";

const FORMATION = ["leon", "gideon"].map((marine, place) => ({
  marine,
  team: "green",
  position: place + 1,
})) as AngelOpen["formation"];
const figure = (because: string, marine: string, value: number) => ({
  because,
  arguments: { marine: ["marine", marine] as [string, string] },
  value,
});

test("two swarms beside a Marine are one chance, counted for the whole phase", () => {
  const phase = [figure("odds-engaged", "leon", 0.42), figure("odds-safe", "gideon", 1)];
  const shown = mount(Danger, { target: document.body, props: { open: { formation: FORMATION }, phase } });
  const rows = [...document.querySelectorAll(".danger li")];
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain("42%");
  void unmount(shown);
});
