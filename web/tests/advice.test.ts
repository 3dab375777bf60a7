import { mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { link } from "../src/link/link.svelte";
import Advice from "../src/shared/asking/Advice.svelte";
import type { Advice as Given, Question } from "../src/protocol";
import { words } from "../src/page/words.svelte";

const question = {
  kind: "reroll",
  options: ["yes", "no", "keep"].map((text) => ({ text, things: [] })),
} as unknown as Question;
const OVERLAPPING = [
  { answer: "yes", chance: 0.43, low: 0.4, high: 0.46 },
  { answer: "no", chance: 0.42, low: 0.38, high: 0.46 },
];

// It loads when it is asked for.
beforeAll(() => import("../src/shared/asking/Opinion.svelte"));

let leave = (): void => undefined;
afterEach(() => leave());

const seen = (what: string): Element[] => [...document.querySelectorAll(what)];

/** The page once the librarian has said this. */
async function advised(verdict: Given["verdict"], level: string[]): Promise<void> {
  const said = {
    type: "advice",
    key: "k",
    choice: "c",
    verdict,
    level,
    answers: OVERLAPPING,
    plan: [],
    rule: "no",
    why: "",
    plays_on: "brother",
  };
  vi.spyOn(link, "inquire").mockResolvedValue(said as Given);
  const shown = mount(Advice, { target: document.body, props: { question, choice: "c" } });
  leave = () => void unmount(shown);
  (document.querySelector("[data-advise]") as HTMLElement).click();
  await vi.waitFor(() => expect(seen("[data-verdict], [data-advice]").length).toBeGreaterThan(0));
  await tick();
}

test("the best answer has a star, and it is said who plays on", async () => {
  await advised("best", ["yes"]);
  expect(seen("[data-verdict]")).toHaveLength(0);
  expect(seen("[data-advice] li").map((row) => row.textContent?.includes("★"))).toEqual([true, false]);
  expect(seen("[data-compared=brother]")).toHaveLength(1);
  expect(seen("[data-untried='1']")).toHaveLength(1);
});

test("where intervals overlap nothing is called the best", async () => {
  await advised("close", ["yes", "no"]);
  expect(seen("[data-verdict=close]")).toHaveLength(1);
  expect(seen("[data-advice] li").map((row) => row.textContent?.includes("≈"))).toEqual([true, true]);
  expect(seen(".best")).toHaveLength(0);
});

test("too few games show the rule of thumb and no chances", async () => {
  await advised("few", ["yes"]);
  expect(seen("[data-verdict=few]")).toHaveLength(1);
  expect(seen("[data-advice], [data-untried]")).toHaveLength(0);
  expect(seen("[data-rule=no]")[0]?.textContent).toContain(words.option({ text: "no", things: [] }));
});
