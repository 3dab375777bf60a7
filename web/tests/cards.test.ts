import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import EventCard from "../src/angel/cards/EventCard.svelte";
import { EVENTS } from "../src/angel/board/facts";

const id = Object.keys(EVENTS).find((name) => EVENTS[name]?.icon) ?? "";

/** The number of boxes, whether the text is struck out, and whether the card is stamped. */
function shown(setup: boolean): [number, boolean, boolean] {
  const card = mount(EventCard, { target: document.body, props: { id, setup } });
  flushSync();
  const found = (what: string): number => document.body.querySelectorAll(what).length;
  const seen: [number, boolean, boolean] = [found(".boxes li"), found("s") > 0, found("[data-setup-only]") > 0];
  void unmount(card);
  return seen;
}

test("an Event card that is drawn in setup shows that only its spawns count (R-2.8)", () => {
  const spawns = EVENTS[id]?.spawn.length ?? 0;
  expect(shown(false)).toEqual([spawns + 1, false, false]);
  expect(shown(true)).toEqual([spawns, true, true]);
});
