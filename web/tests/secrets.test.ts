import { beforeEach, expect, test } from "vitest";
import { Theatre } from "../src/angel/telling/theatre.svelte";
import { settings } from "../src/page/settings.svelte";
import { GameScreen } from "../src/play/screen.svelte";
import type { Happening } from "../src/page/told";
import type { AngelOpen } from "../src/protocol";

const CARD = ["event", "gun_jam"] as const;
const read: Happening = { event: "event_read", role: "deed", reader: 1, seat: ["seat", "1"], card: [...CARD] };
const scouted: Happening = { event: "event_scouted", role: "note", scout: 1, seat: ["seat", "1"], card: [...CARD] };
const board = (round: number): AngelOpen => ({ round, formation: [] }) as unknown as AngelOpen;

beforeEach(() => {
  settings.sounds = false;
  settings.speed = "normal";
});

/** What screen readers hear of these events on a shared device, all at once or beat by beat, and their summary. */
function heard(events: Happening[], covered: boolean, staged: boolean): string {
  const { telling } = new GameScreen();
  const theatre = new Theatre(telling);
  for (const [news, open] of [
    [[], board(1)],
    [events, board(2)],
  ] as const) {
    const now = { ear: 1, events: [...news], covered, open };
    telling.follow({ ...now, stage: () => staged && theatre.follow({ ...now, boards: news.map(() => open) }) });
  }
  theatre.player.skip();
  return `${telling.announced.join(" ")} ${JSON.stringify(telling.since)}`;
}

test.each([
  ["read alone", read, true],
  ["read alone, at once", read, false],
  ["looked at, at once", scouted, false],
])("an Event card that is %s is named to nobody while the screen is covered", (_, event, staged) => {
  const [covered, shown] = [heard([event], true, staged), heard([event], false, staged)];
  expect(covered).toMatch(/^\w/);
  expect(covered).not.toMatch(/Gun Jam|gun_jam/);
  expect(shown).toContain("Gun Jam");
});
