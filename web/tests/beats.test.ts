import { flushSync } from "svelte";
import { describe, expect, inject, test } from "vitest";
import { type AngelBeat, actors, beatAt, beatsFrom, held } from "../src/angel/telling/beats";
import { duelOf } from "../src/angel/telling/duel";
import type { Happening } from "../src/page/told";
import { type Beat, Player } from "../src/shared/telling/player.svelte";
import { Skipping } from "../src/shared/telling/skipping";
import { hear } from "../src/shared/telling/sounds";
import { voiceOf } from "../src/shared/telling/voices";

const rounds = inject("rounds");
type Name = keyof typeof rounds;

const told = (name: Name): AngelBeat[] => {
  const { events, from, before, boards } = rounds[name];
  return beatsFrom(events, from, before, boards);
};
const kinds = (name: Name): string[] => told(name).map(({ scene }) => scene.kind);
const first = (name: Name, kind: string): AngelBeat => {
  const found = told(name).find(({ scene }) => scene.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};
const rowsOf = ({ board }: AngelBeat): string[] => board.formation.map(({ marine }) => marine);

describe("the storyboard", () => {
  test("an attack is a lunge, a roll and a verdict; the ranks close after a death", () => {
    expect(kinds("fall")).toEqual([
      ...["lunge", "roll", "verdict"],
      ...["lunge", "roll", "death", "close"],
      ...["lunge", "roll", "death", "close"],
      "event",
    ]);
  });

  test("who dies still stands on the board of his death, and is gone when the ranks close", () => {
    const [zael] = told("fall").filter(({ scene }) => scene.kind === "death");
    expect(zael?.scene).toMatchObject({ marine: "zael", roll: { face: 2, needs: [["need", "above_4"]] } });
    expect(zael && rowsOf(zael)).toContain("zael");
    expect(rowsOf(first("fall", "close"))).not.toContain("zael");
  });

  test("in a replay a death has its roll", () => {
    const { events, from, before, boards } = rounds.fall;
    const number = events.findIndex(({ event }) => event === "marine_slain");
    const beat = beatAt(events, number, before, boards[number - from] ?? before);
    expect(beat).toMatchObject({ number, scene: { kind: "death", marine: "zael", roll: { face: 2 } } });
  });

  test("no beat shows a phase that has not begun", () => {
    expect(told("fall").map(({ board }) => board.phase)).toEqual([...Array<string>(11).fill("attack"), "event"]);
  });

  test("spawns of an Event are one beat, moves another, and the card is known on each", () => {
    expect(kinds("event")).toEqual(["line", "line", "spawn", "move", "round"]);
    expect(first("event", "spawn").scene).toMatchObject({
      spots: expect.arrayContaining([expect.stringMatching(/^[LR]\d/)]),
    });
    expect(first("event", "spawn").events).toHaveLength(2);
    expect(first("event", "move").board.event?.card).toBe("second_wind");
  });

  test("a travel leaves on the old board and arrives on the new one, with its Terrain", () => {
    expect(kinds("travel").slice(0, 2)).toEqual(["leave", "arrive"]);
    const [leave, arrive] = told("travel");
    expect(leave?.board.location).toBe(rounds.travel.before.location);
    expect(arrive?.scene).toMatchObject({ location: arrive?.board.location });
    expect(Object.keys(arrive?.board.terrain ?? {})).not.toEqual(Object.keys(leave?.board.terrain ?? {}));
  });

  test("the cards of several players are revealed together, in the order of their numbers", () => {
    expect(first("reveal", "reveal")).toMatchObject({ scene: { actions: ["block", "full_auto"] }, lasts: 1_200 });
    expect(kinds("fall")).not.toContain("reveal");
  });

  test("the death of a player's last Marine is known, and lasts longer", () => {
    expect(first("last", "death")).toMatchObject({ scene: { marine: "gideon", last: 2 }, lasts: 3_000 });
    expect(first("defeat", "death").scene).toMatchObject({ last: 0 });
  });

  test("a hand holds the die before its roll, on the board before it", () => {
    const beats = held(told("last"), (_, { grade }) => (grade === "long" ? { by: 2, guesses: false } : null));
    const place = beats.findIndex(({ scene }) => scene.kind === "hold");
    expect(beats[place]).toMatchObject({ scene: { by: 2 }, events: [], grade: "long" });
    expect(beats[place + 1]?.scene.kind).toBe("roll");
    expect(beats[place]?.board).toBe(beats[place - 1]?.board);
    expect(held(told("last"), () => null)).toEqual(told("last"));
  });

  test("an attack that a question interrupts ends with its die", () => {
    expect(kinds("attack")).toEqual(["aim", "roll"]);
  });

  test("the last death comes before the end", () => {
    expect(kinds("defeat")).toEqual(["lunge", "roll", "death", "end"]);
  });

  test("long odds are told at half the pace, and nothing else is", () => {
    expect(first("defeat", "lunge")).toMatchObject({ grade: "long", lasts: 840 });
    expect(first("defeat", "roll")).toMatchObject({ grade: "long", lasts: 1_440 });
    expect(first("fall", "lunge")).toMatchObject({ grade: "even", lasts: 420 });
    expect(first("defeat", "death").grade).toBe("even");
  });

  test("every event with a sound or a death is told in some beat", () => {
    for (const name of Object.keys(rounds) as Name[]) {
      const { events, from } = rounds[name];
      const said = told(name).flatMap((beat) => beat.events);
      const grave = events
        .slice(from)
        .filter(
          (event) =>
            event.event !== "team_eliminated" &&
            (event.role === "death" ||
              event.role === "end" ||
              event.event === "travelled" ||
              event.event === "event_drawn"),
        );
      expect(said).toEqual(expect.arrayContaining(grave));
    }
  });

  test("who slays by defending strikes back; he is not hit", () => {
    const verdicts = told("counter").flatMap(({ scene }) => (scene.kind === "verdict" ? [scene.verdict] : []));
    expect(verdicts).toEqual(["survived", "countered", "survived", "countered"]);
  });

  test("the swarm moves on its Marine from its side", () => {
    expect(actors(first("fall", "lunge")).get("spot:L1")).toBe("lunges from-left");
  });
});

describe("the sounds", () => {
  test("hit, miss, death, spawn, Event, travel, victory and defeat differ", () => {
    const names = [
      "genestealer_slain",
      "attack_missed",
      "marine_slain",
      "spawned",
      "event_drawn",
      "travelled",
      "game_won",
      "game_lost",
    ];
    const voices = names.map((event) => voiceOf({ event } as Happening));
    expect(voices).not.toContain(undefined);
    expect(new Set(voices).size).toBe(names.length);
  });

  test("nothing sounds before the first press", () => {
    expect(() => hear(rounds.fall.events)).not.toThrow();
  });
});

/** A clock that the test moves. */
class Hands {
  #waiting: { at: number; run: () => void }[] = [];
  #now = 0;

  readonly clock = (wait: number, run: () => void): (() => void) => {
    const timer = { at: this.#now + wait, run };
    this.#waiting.push(timer);
    return () => (this.#waiting = this.#waiting.filter((each) => each !== timer));
  };

  pass(time: number): void {
    const end = this.#now + time;
    for (;;) {
      const next = this.#waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((each) => each !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
    flushSync();
  }
}

describe("the player", () => {
  const beat = (number: number, lasts = 100): Beat => ({ number, lasts });
  const three = [beat(1), beat(2), beat(3)];

  function started(pace: number, beats = three) {
    const [hands, began, skipped] = [new Hands(), [] as number[], [] as number[]];
    const player = new Player<Beat>({
      pace: () => pace,
      began: ({ number }) => began.push(number),
      skipped: (unseen) => skipped.push(...unseen.map(({ number }) => number)),
      clock: hands.clock,
    });
    const shown = player.add(beats);
    return { player, hands, began, skipped, shown };
  }

  test.each([
    ["slow", 2],
    ["normal", 1],
    ["fast", 0.5],
  ])("%s: each beat has its time, and a press after the last still counts as a skip", (_, pace) => {
    const { player, hands, began } = started(pace);
    hands.pass(100 * pace - 1);
    expect([player.at, began]).toEqual([0, [1]]);
    hands.pass(1);
    expect([player.at, began]).toEqual([1, [1, 2]]);
    hands.pass(200 * pace);
    expect([player.playing, player.justOver, began]).toEqual([false, true, [1, 2, 3]]);
    hands.pass(1_000);
    expect(player.justOver).toBe(false);
  });

  test("nobody is too late to skip what was over in a moment: the next answer counts soon", () => {
    const { player, hands } = started(1, [beat(1, 120)]);
    hands.pass(120);
    expect(player.justOver).toBe(true);
    hands.pass(120);
    expect(player.justOver).toBe(false);
  });

  test("a press for *Next* answers nothing, though the playback ended by itself before it", () => {
    const late = [true, false].map((pressed) => {
      const { player, hands } = started(1, [beat(1, 2_000)]);
      if (pressed) player.next();
      else hands.pass(2_000);
      hands.pass(600);
      return player.justOver;
    });
    expect(late).toEqual([false, true]);
  });

  test("instant shows nothing, and keeps what it could show", () => {
    const { player, shown, began } = started(0);
    expect([shown, player.playing, player.justOver, began]).toEqual([false, false, false, []]);
    expect(player.list).toEqual(three);
  });

  test("with reduced motion each beat waits for the reader", () => {
    const { player, hands } = started(Infinity);
    hands.pass(1_000_000);
    expect(player.at).toBe(0);
    player.next();
    player.next();
    expect(player.beat?.number).toBe(3);
    player.next();
    expect(player.playing).toBe(false);
  });

  test("a skip ends it, and what was not seen is reported", () => {
    const { player, began, skipped } = started(1);
    player.next();
    player.skip();
    expect([player.playing, began, skipped]).toEqual([false, [1, 2], [3]]);
  });

  test("held, it stands still", () => {
    const { player, hands } = started(1);
    player.hold();
    hands.pass(1_000);
    expect(player.at).toBe(0);
    player.go();
    hands.pass(100);
    expect(player.at).toBe(1);
  });

  test("newer answers wait their turn, and older ones are told faster", () => {
    const { player, hands } = started(1, [beat(1, 1_000), beat(2, 20_000), beat(3, 10_000)]);
    player.add([beat(4, 1_000)]);
    hands.pass(1_000);
    expect(player.beat?.number).toBe(2);
    expect(player.hurry).toBeCloseTo(0.2);
    hands.pass(4_000);
    expect(player.beat?.number).toBe(3);
    hands.pass(6_000);
    expect([player.beat?.number, player.hurry]).toEqual([4, 1]);
  });

  test("an undo forgets it", () => {
    const { player, hands } = started(1);
    player.clear();
    hands.pass(1_000);
    expect([player.playing, player.justOver, player.list]).toEqual([false, false, []]);
  });
});

describe("skipping", () => {
  function pressed(event: Event, markup = "<div data-board><p></p></div>"): string[] {
    const done: string[] = [];
    const skipping = new Skipping({ playing: true, next: () => done.push("next"), skip: () => done.push("skip") });
    document.body.innerHTML = markup;
    const target = document.body.querySelector("p, input, button");
    target?.addEventListener(event.type, (each) => void skipping.pressed(each));
    target?.dispatchEvent(event);
    return done;
  }

  const key = (name: string, more: KeyboardEventInit = {}): Event =>
    new KeyboardEvent("keydown", { key: name, bubbles: true, ...more });
  const press = (): Event => new PointerEvent("pointerdown", { bubbles: true });

  test("a key or a press on the board shows the next beat, a held key or Escape goes to the question", () => {
    expect([pressed(key("1")), pressed(press()), pressed(key("1", { repeat: true })), pressed(key("Escape"))]).toEqual([
      ["next"],
      ["next"],
      ["skip"],
      ["skip"],
    ]);
  });

  test("writing, moving the page or pressing something else skips nothing", () => {
    expect(pressed(key("a"), "<input>")).toEqual([]);
    expect(pressed(key("Enter"), "<button></button>")).toEqual([]);
    expect(pressed(press(), "<button></button>")).toEqual([]);
    expect(["Tab", "ArrowDown", "PageUp"].flatMap((name) => pressed(key(name)))).toEqual([]);
    expect(pressed(key("r", { ctrlKey: true }))).toEqual([]);
  });
});

describe("a duel", () => {
  test("lasts from the lunge to the verdict, with the swarm as it attacked", () => {
    const beats = told("fall");
    const death = beats.findIndex(({ scene }) => scene.kind === "death");
    const [lunge, roll, end] = [death - 2, death - 1, death].map((at) => duelOf(beats, at));
    expect(lunge).toMatchObject({ marine: "zael", spot: "R2", facing: "right", verdict: null });
    expect(lunge?.swarm).toEqual(["head", "tail", "claw", "tongue"]);
    expect(roll).toMatchObject({ marine: "zael", spot: "R2", swarm: lunge?.swarm });
    expect(end).toMatchObject({ marine: "zael", swarm: lunge?.swarm, verdict: "slain" });
  });

  test("is over when the ranks close, and an Event is none", () => {
    const beats = told("fall");
    for (const kind of ["close", "event"])
      expect(
        duelOf(
          beats,
          beats.findIndex(({ scene }) => scene.kind === kind),
        ),
      ).toBeNull();
  });
});
