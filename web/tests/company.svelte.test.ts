import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { fallenSeats, throwerOf } from "../src/angel/board/owners";
import { Theatre } from "../src/angel/telling/theatre.svelte";
import { link } from "../src/link/link.svelte";
import { settings } from "../src/page/settings.svelte";
import WaitingPlayers from "../src/play/WaitingPlayers.svelte";
import { GameScreen } from "../src/play/screen.svelte";
import type { AngelOpen, Entered, OpenQuestion, TableInfo } from "../src/protocol";

const { before, events, boards, from } = inject("rounds").last;
const of = (...seats: number[]): Entered => ({ type: "entered", table: "abcdefabcdef", seats, host: true });
const table = {
  status: "playing",
  options: {},
  seats: [
    { number: 1, holder: "person", name: "Ann", here: true },
    { number: 2, holder: "person", name: "Bob", here: true },
  ],
} as unknown as TableInfo;
const asked = vi.spyOn(link, "inquire");
const sent = (): unknown[] => asked.mock.calls.map(([request]) => request);

beforeEach(() => {
  asked.mockReset().mockResolvedValue({ type: "told" } as never);
  Object.assign(settings, { speed: "normal", sounds: false, hints: false, throws: true, guesses: true });
  Object.assign(link, { table, entered: of(1), thrown: 0, waits: new Map() });
});

// ---------------------------------------------------------------------- the dice

/** A page of these seats tells how Gideon, Bob's last Marine, falls against long odds. */
function tells(...seats: number[]): Theatre {
  link.entered = of(...seats);
  const theatre = new Theatre(new GameScreen().telling);
  const here = { ear: seats[0] ?? 0, events: events.slice(0, from), covered: false, open: before, boards: [] };
  theatre.follow(here);
  theatre.follow({ ...here, events, open: boards.at(-1) as AngelOpen, boards });
  return theatre;
}
const kindsOf = (theatre: Theatre): string[] => theatre.player.list.map(({ scene }) => scene.kind);
const roll = events.filter(({ event }) => event === "die_rolled").at(-1)?.roll ?? 0;

function until(theatre: Theatre, kind: string): void {
  while (theatre.beat && theatre.beat.scene.kind !== kind) theatre.player.next();
  expect(theatre.beat?.scene.kind).toBe(kind);
}

test("the owner of an unlikely roll throws it by a press, and everybody hears", () => {
  const theatre = tells(2);
  until(theatre, "hold");
  expect(sent()).toEqual([]);
  theatre.player.next();
  expect(theatre.beat?.scene.kind).toBe("roll");
  expect(sent()).toEqual([{ type: "throw", roll }]);
  theatre.player.clear();
});

test("the others wait for the hand, and go on when it has thrown", () => {
  const theatre = tells(1);
  until(theatre, "hold");
  theatre.thrown(roll - 1);
  expect(theatre.beat?.scene.kind).toBe("hold");
  theatre.thrown(roll);
  expect(theatre.beat?.scene.kind).toBe("roll");
  expect(sent()).toEqual([]);
  theatre.player.clear();
});

test("nobody waits for a bot, for a die that is thrown, or where it is switched off; then the owner's page says so", () => {
  link.table = { ...table, seats: table.seats.map((seat) => ({ ...seat, here: seat.number === 1 })) };
  expect(kindsOf(tells(1))).not.toContain("hold");
  Object.assign(link, { table, thrown: roll });
  expect(kindsOf(tells(1))).not.toContain("hold");
  Object.assign(link, { thrown: 0 });
  Object.assign(settings, { throws: false });
  expect(kindsOf(tells(2))).not.toContain("hold");
  expect(sent()).toEqual([{ type: "throw", roll }]);
});

test("whoever has no Marines guesses, and the guess is sent once", () => {
  const gone = (open: AngelOpen): AngelOpen => ({
    ...open,
    teams: Object.fromEntries(
      Object.entries(open.teams).map(([id, team]) => [id, team.seat === 1 ? { ...team, in_play: false } : team]),
    ),
  });
  expect([fallenSeats(before), fallenSeats(gone(before))]).toEqual([[], [1]]);
  link.entered = of(1);
  const theatre = new Theatre(new GameScreen().telling);
  const here = { ear: 1, events: events.slice(0, from), covered: false, open: gone(before), boards: [] };
  theatre.follow(here);
  theatre.follow({ ...here, events, open: gone(boards.at(-1) as AngelOpen), boards: boards.map(gone) });
  until(theatre, "hold");
  theatre.guess(false);
  expect(sent()).toEqual([{ type: "guess", seat: 1, roll: roll - 1, met: false }]);
  theatre.guess(true);
  expect(sent()).toHaveLength(1);
  theatre.player.clear();
});

test("nobody throws for a card", () => {
  expect([throwerOf(["marine", "gideon"], before), throwerOf(["event", "psychic_assault"], before)]).toEqual([2, 0]);
});

// ---------------------------------------------------------------------- waiting

let waiting: object | undefined;
afterEach(async () => {
  if (waiting) await unmount(waiting);
  waiting = undefined;
});

function waitsFor(...owed: OpenQuestion[]): void {
  waiting = mount(WaitingPlayers, {
    target: document.body,
    props: { owed, entered: of(1), eye: 1, covers: true, show: () => {} },
  });
  flushSync();
}
const secret: OpenQuestion = { seat: 2, subject: ["team", "green"], secret: true };
const found = (what: string): HTMLElement | null => document.body.querySelector(what);

test("a player is waited for once, with what they do, and can be nudged after a minute", () => {
  link.waits = new Map([[2, { since: performance.now() - 61_000, watching: false }]]);
  const ask = vi.spyOn(link, "ask").mockResolvedValue({ type: "told" } as never);
  waitsFor(secret, { ...secret, subject: ["team", "grey"] }, { ...secret, seat: 1 });
  expect(document.body.querySelectorAll("[data-owed]")).toHaveLength(1);
  expect(found("[data-owed='2']")?.dataset["waits"]).toBe("chooses");
  expect(found("time")?.textContent).toBe("1:01");
  found("[data-nudge='2']")?.click();
  flushSync();
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "nudge", seat: 2 });
  expect(found("[data-nudge='2']")?.hasAttribute("disabled")).toBe(true);
});

test("who only watches is told apart, and nobody is nudged at once", () => {
  link.waits = new Map([[2, { since: performance.now(), watching: true }]]);
  waitsFor(secret);
  expect(found("[data-owed='2']")?.dataset["waits"]).toBe("watches");
  expect(found("[data-nudge]")).toBeNull();
});
