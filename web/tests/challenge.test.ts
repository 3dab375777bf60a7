import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import Challenge from "../src/start/ways/Challenge.svelte";
import { link } from "../src/link/link.svelte";
import { words } from "../src/page/words.svelte";
import { learnt } from "../src/play/end/words";
import type { Challenge as Told } from "../src/protocol";

beforeAll(() => learnt);

const lost: Told = {
  by: "Ann",
  options: { game: "angel", players: 1, teams: "random", seed: "abc" },
  result: "loss",
  round: 9,
  place: "black_holds",
  story: { id: "stood_alone", about: { marine: ["marine", "leon"], rounds: 2, location: ["location", "black_holds"] } },
  squad: [
    { who: ["marine", "zael"], home: true },
    { who: ["marine", "leon"], home: false },
    { who: ["marine", "nobody"], home: true },
  ],
};

describe("the page of a challenge", () => {
  let page: ReturnType<typeof mount> | undefined;
  afterEach(() => (page && void unmount(page), (page = undefined), vi.restoreAllMocks()));

  function opened(challenge: Told): { leave: () => void; find: (what: string) => HTMLElement | null } {
    const leave = vi.fn();
    page = mount(Challenge, { target: document.body, props: { challenge, leave } });
    flushSync();
    return { leave, find: (what) => document.querySelector<HTMLElement>(what) };
  }

  test("says who, how it ended, and whom you lead", () => {
    const { find } = opened(lost);
    expect(find("h2")?.textContent).toContain("Ann");
    expect(find("[data-story=stood_alone]")?.textContent).toContain(words.short("location", "black_holds"));
    const led = [...document.querySelectorAll<HTMLElement>("[data-fellow]")];
    expect(led.map(({ dataset }) => dataset["fellow"])).toEqual(["leon", "zael"]);
    // The squad lives again; what became of it is told.
    expect(document.querySelector(".dead")).toBeNull();
    expect(led.map((fellow) => fellow.querySelector("small")?.textContent)).toEqual([words.say("challenge-fell"), ""]);
    expect(find("details")?.hasAttribute("open")).toBe(false);
    expect(find("details code")?.textContent).toBe("abc");
  });

  test("one button plays it with the same seed", () => {
    const begun = vi.spyOn(link, "begin").mockReturnValue();
    opened(lost).find("[data-accept]")?.click();
    expect(begun).toHaveBeenCalledWith(expect.objectContaining({ options: lost.options }));
  });

  test("what a stranger has written is text", () => {
    const odd = { ...lost, by: "<b id=x>", place: "../x", story: { id: "x", about: {} }, squad: [] };
    const { find, leave } = opened({ ...odd, options: { ...lost.options, seed: "<i id=x>", mission: "<u id=x>" } });
    expect(find("#x")).toBeNull();
    expect(find("h2")?.textContent).toContain("<b id=x>");
    find("[data-decline]")?.click();
    expect(leave).toHaveBeenCalled();
  });
});
