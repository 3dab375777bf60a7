import { mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { link } from "../src/link/link.svelte";
import Advice from "../src/shared/asking/Advice.svelte";
import type { Advice as Given, Question, Reviewed, Reviewing } from "../src/protocol";
import { hulkWords } from "../src/hulk/withWords";
import CostlyChoices from "../src/play/end/CostlyChoices.svelte";
import { withEndWords } from "../src/play/end/withEndWords";
import { words } from "../src/page/words.svelte";

const question = {
  kind: "reroll",
  options: ["yes", "no", "keep"].map((text) => ({ text, things: [] })),
} as unknown as Question;
const OVERLAPPING = [
  { answer: "yes", chance: 0.43, low: 0.4, high: 0.46 },
  { answer: "no", chance: 0.42, low: 0.38, high: 0.46 },
];

// They load when they are asked for.
beforeAll(() =>
  Promise.all([import("../src/shared/asking/Opinion.svelte"), hulkWords(), withEndWords(Promise.resolve())]),
);

let leave = (): void => undefined;
afterEach(() => leave());

const seen = (what: string): Element[] => [...document.querySelectorAll(what)];

/** The page once the librarian has said this. */
async function advised(verdict: Given["verdict"], level: string[], more: Partial<Given> = {}): Promise<void> {
  const said = {
    type: "advice",
    key: "k",
    choice: "c",
    verdict,
    level,
    answers: OVERLAPPING,
    plan: [],
    rule: "no",
    plays_on: "brother",
    ...more,
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

test("an answer with a reason tells the fact behind it, the plan, and what was compared", async () => {
  const plan = ["no", "yes"].map((answer) => ({ answer, things: [] }));
  const why = { id: "because-redraw", arguments: { number: 2, more: "67%" } };
  await advised("few", ["no"], { why, plan, games: 12 });
  expect(seen("[data-rule=no]")).toHaveLength(1);
  expect(seen("[data-why]")[0]?.textContent).toBe(words.say(why.id, why.arguments));
  expect(seen(".steps li")).toHaveLength(2);
  expect(seen("[data-verdict=few]")[0]?.textContent?.trim()).toBe(words.say("play-advice-few-games", { number: 12 }));
  leave();
  await advised("few", ["no"], { why, plan, answers: [] });
  expect(seen("[data-verdict=few]")[0]?.textContent?.trim()).toBe(words.say("play-advice-uncompared"));
});

/** Mounts the review of choices at a finished table; what it asks for is answered by hand. */
function reviewed(): { tell: (progress: Partial<Reviewing>) => void; settle: (found: object) => void } {
  link.entered = { type: "entered", table: "t", seats: [1], host: true };
  const asked = vi.spyOn(link, "inquire");
  let settle = (_: Reviewed): void => undefined;
  asked.mockImplementation(() => new Promise((done) => (settle = done)));
  const shown = mount(CostlyChoices, { target: document.body, props: { look: () => undefined } });
  leave = () => void unmount(shown);
  return {
    tell: (progress) => asked.mock.lastCall?.[1]?.(progress as Reviewing),
    settle: (review) => settle({ type: "reviewed", key: "k", review } as Reviewed),
  };
}

test("a review of choices tells how far it has come, and is there for one who comes back", async () => {
  localStorage.clear();
  const before = reviewed();
  await tick();
  expect(seen("progress")).toHaveLength(0);
  (seen("[data-ask-costly]")[0] as HTMLElement).click();
  await tick();
  before.tell({ choices: 90, looked: 30, dearest: 0, studied: 0, share: 0.25 });
  await tick();
  expect((seen("progress")[0] as HTMLProgressElement).value).toBe(0.25);
  expect(seen("[data-looked='30']")).toHaveLength(1);
  leave();
  const again = reviewed();
  await tick();
  expect(seen("progress")).toHaveLength(1);
  again.settle({ choices: 90, looked: 90, told: [] });
  await vi.waitFor(() => expect(seen("[data-costly='0']")).toHaveLength(1));
  leave();
  const asked = vi.spyOn(link, "inquire").mockClear();
  reviewed();
  await tick();
  expect(seen("[data-costly='0']")).toHaveLength(1);
  expect(asked).not.toHaveBeenCalled();
});
