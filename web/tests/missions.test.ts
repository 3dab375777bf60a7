import { mount, unmount } from "svelte";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chartOf, signsOf } from "../src/hulk/missions/chart";
import Figures from "../src/hulk/missions/Figures.svelte";
import { nextOf } from "../src/hulk/missions/missions";
import { learnt } from "../src/hulk/words";
import { keepGame, keepOwnMission, keepSecrets, ownMissionKept, recordOf } from "../src/page/kept";
import type { MissionInfo, Missions } from "../src/protocol";

beforeAll(() => learnt);

const played = (wins: number) => ({ played: { games: 500, wins, turns: 4, minutes: 10, hardness: 1 } });

describe("a mission in figures", () => {
  test.each([
    [333, "67%"],
    [98, "20%"],
    [499, ">99%"],
  ])("%i of 500 won is %s", (wins, share) => {
    const mission: MissionInfo = {
      name: "",
      title: "",
      notes: [],
      marines: [],
      turn_limit: 0,
      ...played(wins),
    } as never;
    const shown = mount(Figures, { target: document.body, props: { mission } });
    expect(document.querySelector(".hard .quiet")?.textContent).toContain(` ${share} `);
    void unmount(shown);
  });
});

describe("a chart", () => {
  const MAP = ["####E##", "#...+X#", "#...###", "#######"];

  test("rooms are apart from corridors, and each thing has its sign once", () => {
    const { rooms, corridors, marks } = chartOf(MAP, [], [{ at: "1,1", facing: "E", squad: "A" }]);
    expect(rooms.match(/M/g)).toHaveLength(6);
    expect(corridors.match(/M/g)).toHaveLength(2);
    expect(marks.map(({ sign }) => sign).sort()).toEqual(["door", "entry", "exit", "marine"]);
  });

  test("an exit leads out, an entry area in, a marine looks where he faces", () => {
    const { marks } = chartOf(MAP, [], [{ at: "1,1", facing: "S", squad: "A" }]);
    const turn = Object.fromEntries(marks.map(({ sign, turn }) => [sign, turn]));
    expect(turn).toMatchObject({ exit: 90, entry: 180, marine: 180, door: 90 });
  });

  test("the legend has what is on the chart", () => {
    expect(signsOf(chartOf(MAP, [], []))).toEqual(["door", "entry", "exit"]);
  });
});

describe("what this device remembers of missions", () => {
  const game = (round: number, result: string) => ({
    mission: "decoy",
    round,
    location: "",
    result,
    closed: false,
    people: [],
  });

  beforeEach(() => localStorage.clear());

  test("the fewest turns of a victory, and each game once", () => {
    for (const [table, round, result] of [
      ["a", 7, "win"],
      ["b", 5, "win"],
      ["c", 3, "loss"],
    ] as const) {
      keepSecrets(table, { seats: { 1: "secret" } });
      keepGame(table, game(1, ""));
      keepGame(table, game(round, result));
      keepGame(table, game(round, result));
    }
    expect(recordOf("decoy")).toEqual({ won: 2, lost: 1, best: 5 });
    expect(recordOf("rescue")).toBeUndefined();
  });

  test("the next mission is the easiest that has not been won", () => {
    const missions = [
      ["decoy", 40],
      ["nest", 335],
      ["rescue", 55],
    ].map(([name, wins]) => ({ name, ...played(Number(wins)) })) as unknown as Missions;
    expect(nextOf(missions, "nest")?.name).toBe("rescue");
    expect(nextOf(missions)?.name).toBe("nest");
    keepSecrets("a", { seats: { 1: "secret" } });
    keepGame("a", { ...game(5, "win"), mission: "rescue" });
    expect(nextOf(missions, "nest")?.name).toBe("decoy");
    expect(nextOf(missions.slice(2))).toBeUndefined();
  });

  test("another player's game does not count", () => {
    keepGame("watched", game(4, "win"));
    expect(recordOf("decoy")).toBeUndefined();
  });

  test("an own mission stays until another is chosen", () => {
    keepOwnMission({ file: "door.txt", text: "[mission]" });
    expect(ownMissionKept()).toEqual({ file: "door.txt", text: "[mission]" });
    keepOwnMission(null);
    expect(ownMissionKept()).toBeNull();
  });
});
