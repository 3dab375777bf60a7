import { beforeEach, describe, expect, inject, test, vi } from "vitest";
import { Asking } from "../src/angel/asking/asking.svelte";
import { Theatre } from "../src/angel/telling/theatre.svelte";
import { link } from "../src/link/link.svelte";
import { settings } from "../src/page/settings.svelte";
import { GameScreen } from "../src/play/screen.svelte";
import type { AngelOpen, AngelOwn, Entered, LegalAnswer, Question, TableInfo, Thing } from "../src/protocol";

const LEON: Thing = ["marine", "leon"];
const L3: Thing = ["spot", "L3"];
const R2: Thing = ["spot", "R2"];
const attack = (spot: Thing): LegalAnswer => ({ text: `attack:leon:${spot[1]}`, things: [LEON, spot] });
const stop: LegalAnswer = { text: "stop", things: [] };

const question = (seat: number, options: readonly LegalAnswer[], secret = false): Question => ({
  kind: "attack",
  seat,
  subject: null,
  options: [...options],
  secret,
  card: null,
  face: null,
  outcome: null,
});
const own = (...pending: Question[]): AngelOwn =>
  ({ pending, hands: {}, given: [], chosen: {}, forced: {}, event: null }) as unknown as AngelOwn;

const of = (...seats: number[]): Entered => ({ type: "entered", table: "abcdefabcdef", seats, host: true });
const table = { status: "playing", options: {}, seats: [] } as unknown as TableInfo;
const given = $state({ entered: of(1), table, telling: false, late: false, waiting: 0 });
let asking: Asking;
let screen: GameScreen;
const sent = vi.spyOn(link, "ask");

/** A new state: the seats are asked these questions, under new names. */
let states = 0;
function comes(owns: Record<number, AngelOwn>): void {
  states += 1;
  const asked = Object.entries(owns).flatMap(([seat, { pending }]) =>
    pending.map((_, place) => ({ seat: Number(seat), choice: `${states}.${seat}.${place}` })),
  );
  link.owed = asked as typeof link.owed;
  link.seen = { game: "angel", open: { event: null } as AngelOpen, own: owns, news: {}, boards: {} };
  asking.follow();
}

beforeEach(() => {
  sent.mockReset().mockResolvedValue({ type: "told" } as never);
  Object.assign(given, { entered: of(1), telling: false, late: false });
  screen = new GameScreen();
  asking = new Asking(screen, given);
});

describe("on a shared device", () => {
  beforeEach(() => {
    given.entered = of(1, 2);
  });

  test("a secret question is asked of the seat that is shown, an open one of every seat", () => {
    comes({ 1: own(question(1, [stop], true)), 2: own(question(2, [stop], true), question(2, [stop])) });
    const askedSeats = (): number[] => asking.asked.map(({ question: { seat } }) => seat);
    expect([asking.covered, askedSeats()]).toEqual([true, [2]]);
    asking.uncovered = 1;
    expect([asking.covered, askedSeats()]).toEqual([false, [1, 2]]);
    asking.uncovered = 2;
    expect(askedSeats()).toEqual([2, 2]);
    asking.uncovered = 3;
    expect([asking.covered, asking.own]).toEqual([true, null]);
  });

  test("a player's cards are hidden after the last secret choice, not before", () => {
    comes({ 1: own(question(1, [stop], true), question(1, [stop], true)) });
    asking.uncovered = 1;
    asking.follow();
    comes({ 1: own(question(1, [stop], true)) });
    expect(asking.covered).toBe(false);
    comes({ 1: own(question(1, [stop])) });
    expect(asking.covered).toBe(true);
  });

  test("cards that were shown without a secret choice stay until they are hidden", () => {
    comes({ 1: own(question(1, [stop])) });
    asking.uncovered = 1;
    asking.follow();
    comes({ 1: own() });
    expect(asking.covered).toBe(false);
  });

  test("what is explained closes with the cards", () => {
    comes({ 1: own() });
    asking.uncovered = 1;
    asking.follow();
    asking.look(LEON, "Leon");
    asking.follow();
    expect(asking.explained).not.toBeNull();
    asking.uncovered = 0;
    asking.follow();
    expect(asking.explained).toBeNull();
  });
});

describe("one player's device", () => {
  test("is never covered", () => {
    comes({ 1: own(question(1, [stop], true)) });
    expect([asking.covered, asking.eye, asking.asked.length]).toEqual([false, 1, 1]);
    comes({ 1: own() });
    expect(asking.covered).toBe(false);
  });

  test("asks nothing while beats are played, or while the past is looked at", () => {
    comes({ 1: own(question(1, [stop])) });
    given.telling = true;
    expect([asking.pending.length, asking.asked.length]).toEqual([1, 0]);
    given.telling = false;
    screen.past.at = 3;
    expect(asking.pending).toEqual([]);
  });
});

describe("picking", () => {
  const options = [attack(L3), attack(R2), stop];

  test("the first of two things is kept until its question goes, the second answers", () => {
    comes({ 1: own(question(1, options)) });
    asking.pick(LEON, "Leon");
    asking.follow();
    expect(asking.first).toEqual(LEON);
    asking.pick(R2, "R2");
    expect(sent).toHaveBeenCalledWith({ type: "answer", choice: asking.choices, answer: "attack:leon:R2" });
    expect(asking.first).toBeNull();
  });

  test("a new question lets go of the first", () => {
    comes({ 1: own(question(1, options)) });
    asking.pick(LEON, "Leon");
    comes({ 1: own(question(1, options)) });
    expect(asking.first).toBeNull();
  });

  test("what answers nothing is explained", () => {
    comes({ 1: own(question(1, [stop])) });
    asking.pick(LEON, "Brother Leon");
    expect(asking.explained).toEqual({ thing: LEON, name: "Brother Leon" });
    expect(sent).not.toHaveBeenCalled();
  });

  test("a press that is too late, or belongs to the playback, does nothing", () => {
    comes({ 1: own(question(1, [attack(L3)])) });
    asking.idle = true;
    asking.pick(L3, "L3");
    asking.look(L3, "L3");
    asking.idle = false;
    given.late = true;
    asking.pick(L3, "L3");
    asking.answer(asking.choices, stop);
    asking.finish(asking.choices);
    expect([sent.mock.calls.length, asking.first, asking.explained]).toEqual([0, null, null]);
  });

  test("while an answer is on its way there is no other", () => {
    comes({ 1: own(question(1, [stop])) });
    vi.spyOn(link, "waiting", "get").mockImplementation(() => given.waiting);
    given.waiting = 1;
    asking.answer(asking.choices, stop);
    expect(sent).not.toHaveBeenCalled();
    given.waiting = 0;
    asking.answer(asking.choices, stop);
    expect(sent).toHaveBeenCalledOnce();
  });
});

test("the playback waits while the player looks at the past, and goes on afterwards", () => {
  [settings.sounds, settings.speed] = [false, "normal"];
  const { events, from, before, boards } = inject("rounds").attack;
  const theatre = new Theatre(screen.telling);
  const here = { ear: 1, events: events.slice(0, from), covered: false, open: before, boards: [], away: false };
  theatre.follow(here);
  const now = { ...here, events, open: boards.at(-1) as AngelOpen, boards };
  expect(theatre.follow(now)).toBe(true);
  theatre.follow({ ...now, away: true });
  expect(theatre.player.paused).toBe(true);
  theatre.follow({ ...now, away: false });
  expect([theatre.player.playing, theatre.player.paused]).toEqual([true, false]);
  theatre.player.clear();
});
