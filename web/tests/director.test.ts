import { beforeEach, describe, expect, test } from "vitest";
import { Camera } from "../src/hulk/map/camera.svelte";
import { Director, type Situation } from "../src/hulk/map/director";
import { planOf } from "../src/hulk/map/plan";

const PLAN = planOf(
  Array.from({ length: 40 }, () => ".".repeat(80)),
  [],
  [],
);
const QUIET: Situation = {
  telling: false,
  past: false,
  choices: "",
  naming: false,
  places: [],
  placing: false,
  leash: null,
  facing: null,
  around: [],
  focus: null,
  squad: ["40,20"],
  fighting: [],
  cause: [],
  witnesses: [],
  struck: null,
  pointed: [],
  busy: false,
};

let now: Situation;
let camera: Camera;
let director: Director;

/** The situation has changed in these parts. */
function comes(parts: Partial<Situation>): void {
  now = { ...now, ...parts };
  director.follow(now);
}
const sees = (...squares: string[]): boolean => squares.every((square) => camera.sees(square));
const place = (): unknown => ({ ...camera.framing });

beforeEach(() => {
  camera = new Camera(
    () => PLAN,
    () => now.leash,
  );
  [camera.width, camera.height] = [800, 600];
  now = QUIET;
  camera.begin(now.squad);
  director = new Director(camera);
  director.follow(now);
});

test("where nothing is new, the map stays where the player has moved it", () => {
  comes({ focus: "41,20", fighting: ["40,20", "41,20"], pointed: ["42,20"], choices: "1", places: ["40,20"] });
  comes({ focus: null });
  camera.goTo("5,5");
  const moved = place();
  comes({ busy: true });
  comes({ busy: false, witnesses: ["40,20"], places: ["70,30"], naming: true });
  expect(place()).toEqual(moved);
});

test("a marine who acts while something is told moves nothing", () => {
  comes({ focus: "5,5" });
  camera.goTo("70,30");
  const moved = place();
  comes({ leash: "70,31" });
  expect(place()).toEqual(moved);
});

test("it follows the marine who acts, and rather what is told", () => {
  comes({ leash: "70,30" });
  expect(sees("70,30")).toBe(true);
  comes({ leash: null, focus: "5,5" });
  expect(sees("5,5")).toBe(true);
  expect(sees("70,30")).toBe(false);
  comes({ leash: "70,30" });
  expect(sees("5,5")).toBe(true);
  comes({ focus: null });
  expect(sees("70,30")).toBe(true);
});

test("when he turns, what lies ahead of him comes into view, with what he sees", () => {
  comes({ leash: "70,30", focus: "70,30", facing: "W", around: ["62,30"] });
  expect(sees("70,30", "62,30")).toBe(true);
  comes({ facing: "E", around: ["76,30"] });
  expect(sees("70,30", "76,30")).toBe(true);
});

test("those who fight are seen together", () => {
  comes({ leash: "40,20", fighting: ["40,20", "52,20"] });
  expect(sees("40,20", "52,20")).toBe(true);
});

test("of the past it shows the squad, where nothing tells a place", () => {
  comes({ past: true, focus: "70,30" });
  expect(sees("40,20")).toBe(false);
  comes({ focus: null });
  expect(sees("40,20")).toBe(true);
});

describe("a question", () => {
  test("shows the squares that can be chosen", () => {
    comes({ choices: "1", places: ["70,30", "71,31"] });
    expect(sees("70,30", "71,31")).toBe(true);
  });

  test("leaves the map to the marine who acts, but for places that he does not pay for", () => {
    comes({ leash: "40,20", choices: "1", places: ["50,20"] });
    expect(sees("50,20")).toBe(false);
    comes({ choices: "2", placing: true });
    expect(sees("40,20", "50,20")).toBe(true);
  });

  test("leaves the map to what it is about", () => {
    comes({ focus: "5,5", choices: "1", places: ["70,30"] });
    expect([sees("5,5"), sees("70,30")]).toEqual([true, false]);
  });

  test("for a marine is in view with one of them", () => {
    const before = place();
    comes({ choices: "1", naming: true, places: ["40,20", "70,30"] });
    expect(place()).toEqual(before);
    comes({ choices: "2", places: ["70,30", "71,30"] });
    expect(sees("70,30")).toBe(true);
  });

  test("about what aliens did shows them with those who see it, once it has been told", () => {
    comes({ telling: true, choices: "1", cause: ["55,20"], witnesses: ["40,20"] });
    expect(sees("55,20")).toBe(false);
    comes({ telling: false });
    expect(sees("55,20", "40,20")).toBe(true);
  });
});

describe("after a playback the map is again where it was", () => {
  test("with the squad", () => {
    const before = place();
    comes({ telling: true, focus: "70,30" });
    comes({ focus: "5,5" });
    comes({ telling: false, focus: null });
    expect(place()).toEqual(before);
    comes({ telling: true, focus: "70,30" });
    comes({ telling: false, focus: null, squad: ["10,10"] });
    expect(sees("10,10")).toBe(true);
  });

  test("with the marine who acts, wherever the others are", () => {
    comes({ telling: true, focus: "70,30" });
    comes({ telling: false, focus: null, leash: "38,18", squad: ["75,35"] });
    expect([sees("38,18"), sees("75,35")]).toEqual([true, false]);
  });
});

describe("the area of a previewed attack", () => {
  test("is shown with the marine, and left after a cancel", () => {
    comes({ leash: "40,20" });
    const before = place();
    comes({ struck: ["50,20", "51,20"] });
    expect(sees("50,20", "51,20", "40,20")).toBe(true);
    comes({ struck: null });
    expect(place()).toEqual(before);
  });

  test("stays when the attack is sent", () => {
    comes({ leash: "40,20", struck: ["50,20", "51,20"] });
    const shown = place();
    comes({ struck: null, busy: true });
    expect(place()).toEqual(shown);
    comes({ struck: ["40,20"], busy: false });
    comes({ struck: null });
    expect(place()).toEqual(shown);
  });

  test("moves nothing where it is in view", () => {
    const before = place();
    comes({ struck: ["41,20"] });
    expect(place()).toEqual(before);
  });
});

test("what a lesson points at comes into view with the marine who acts", () => {
  comes({ leash: "40,20", pointed: ["50,20"] });
  expect(sees("40,20", "50,20")).toBe(true);
  const shown = place();
  comes({ pointed: ["41,20"] });
  expect(place()).toEqual(shown);
});
