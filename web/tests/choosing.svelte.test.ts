import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import ChosenActions from "../src/angel/cards/ChosenActions.svelte";
import Hand from "../src/angel/cards/Hand.svelte";
import { fallenMarines } from "../src/angel/formation/fallen";
import { settings } from "../src/page/settings.svelte";
import Strip from "../src/shared/telling/Strip.svelte";
import { words } from "../src/page/words.svelte";
import type { Happening } from "../src/page/told";
import type { Thing } from "../src/protocol";

let drawn: object | undefined;
afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = undefined;
});
const found = (what: string): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>(what)];

const green = { green: { seat: 1, in_play: true, table: null, resolved: false, last: null, face_down: false } };
const picked: Thing[] = [];

function deal(own: {
  hands: Record<string, string[]>;
  chosen?: Record<string, string>;
  forced?: Record<string, string>;
}): void {
  drawn = mount(Hand, {
    target: document.body,
    props: {
      team: "green",
      open: { teams: green },
      own: { chosen: {}, forced: {}, ...own },
      lit: new Set(own.hands["green"]?.map((id) => `action:${id}`)),
      pick: (thing: Thing) => picked.push(thing),
    },
  });
  flushSync();
}

test("one press chooses a card, wherever it is pressed with", () => {
  deal({ hands: { green: ["block", "run_and_gun"] } });
  found("[data-thing='action:block']")[0]?.click();
  expect(picked).toEqual([["action", "block"]]);
});

test("a card says in brief what it does, and what is chosen, forced or was played last is seen", () => {
  deal({ hands: { green: ["block", "run_and_gun"] }, chosen: { green: "block" } });
  expect(found("[data-card]").map(({ dataset }) => dataset["flag"])).toEqual(["down", "", "last"]);
  expect(found("[data-card=block] .phrases")[0]?.textContent).toBe(words.brief("action", "block"));
});

test("the only card of a team is no choice", () => {
  deal({ hands: { green: ["dead_aim"] }, forced: { green: "dead_aim" } });
  expect(found("[data-flag=forced]").map(({ dataset }) => dataset["card"])).toEqual(["dead_aim"]);
});

test("where each beat waits for a press, the player can let them run", () => {
  settings.set({ hints: true, run: false });
  const went: string[] = [];
  const now = { kind: "roll", number: 1, told: "", of: 3, shown: 1, lasts: 0, waits: true };
  drawn = mount(Strip, {
    target: document.body,
    props: { pieces: [], open: () => {}, now: { ...now, next: () => went.push("next"), skip: () => {} } },
  });
  flushSync();
  found("[data-run-on]")[0]?.click();
  expect([settings.run, went]).toEqual([true, ["next"]]);
  settings.set({ run: false });
});

test("chosen cards stand in the order of their numbers, before the teams without one", () => {
  drawn = mount(ChosenActions, {
    target: document.body,
    props: {
      teams: ["green", "red", "blue"],
      chosen: new Map([
        ["red", "full_auto"],
        ["blue", "counter_attack"],
      ]),
    },
  });
  flushSync();
  expect(found(".heading li").map(({ textContent }) => textContent?.trim())).toEqual(["3", "17", "–"]);
});

test("the fallen are told with the round of their death, but for one who was rescued", () => {
  const events = [
    { event: "round_began", number: 1 },
    { event: "marine_slain", marine: ["marine", "leon"] },
    { event: "round_began", number: 2 },
    { event: "marine_slain", marine: ["marine", "zael"] },
    { event: "marine_slain", marine: ["marine", "deino"] },
    { event: "marine_rescued", marine: ["marine", "deino"] },
  ] as unknown as Happening[];
  expect(fallenMarines(events)).toEqual([
    { marine: "leon", round: 1 },
    { marine: "zael", round: 2 },
  ]);
});
