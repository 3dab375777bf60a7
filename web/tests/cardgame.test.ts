import { afterEach, describe, expect, test, vi } from "vitest";
import { click, comes, find, findAll, goes, press, type Session, sitDown, textOf } from "./session";

let session: Session;
const answers = (): string[] => session.recording.answers;
const ready = (answer: string): Promise<void> => comes(`[data-answer='${answer}'][aria-disabled=false]`);

afterEach(async () => session.leave());

describe("what to look at", () => {
  test("each fact points at its things, until the position is another", async () => {
    session = await sitDown("full-auto");
    await comes("[data-thing='spot:L1'] .slay");
    click("[data-look-at]");
    await comes("[data-matter]");
    expect(findAll("[data-matter]")).toHaveLength(3);
    expect(findAll("[data-thing='marine:leon'].pointed")).toHaveLength(1);
    click("[data-matter='matters-pile']");
    expect(findAll("[data-thing='marine:leon'].pointed")).toHaveLength(0);
    expect(findAll("[data-thing^='pile:'].pointed")).toHaveLength(1);
    click("[data-answer='attack:leon:L1']");
    await goes("[data-matter]");
    expect(find(".pointed")).toBeNull();
  });

  test("the light goes red where a Marine will hardly survive, and not for an even chance", async () => {
    session = await sitDown("dire");
    await comes(".backdrop.dire");
    await session.leave();
    session = await sitDown("full-auto");
    await comes("[data-thing='spot:L1'] .slay");
    expect(find(".backdrop.dire")).toBeNull();
  });
});

describe("a hit after a reroll", () => {
  test.each(["click", "key"])("a second %s does not throw it away", async (way) => {
    session = await sitDown("reroll");
    click("[data-answer='attack:leon:L1']");
    await ready("reroll");
    if (way === "key") await comes(".game:not([data-hasty])");
    const again = (): unknown => (way === "key" ? press("1") : click("[data-answer]"));
    again();
    expect(answers()).toEqual(["attack:leon:L1", "reroll"]);
    await vi.waitFor(() => expect(find("[data-answer]")?.dataset["answer"]).toBe("keep"));
    again();
    await ready("keep");
    expect(answers()).toEqual(["attack:leon:L1", "reroll"]);
    expect(textOf("[data-answer=keep]")).toContain("slay 100%");
  });

  test("that cannot get better is kept without asking, if the player likes it", async () => {
    session = await sitDown("reroll", { spare: true });
    click("[data-answer='attack:leon:L1']");
    await ready("reroll");
    click("[data-answer=reroll]");
    await vi.waitFor(() => expect(answers()).toEqual(["attack:leon:L1", "reroll", "keep"]));
    await comes("[data-answer^='slay:']");
  });
});

test("a Marine without a target is told", async () => {
  session = await sitDown("no-target");
  for (let attacks = 1; attacks <= 3; attacks += 1) {
    await ready("attack:leon:L1");
    click("[data-answer='attack:leon:L1']");
    await vi.waitFor(() => expect(answers()).toHaveLength(attacks));
  }
  await comes("[data-piece=no-target]");
  expect(textOf("[data-piece=no-target]")).toBe("Valencio has no target");
});

test("a chance says what it is a chance of", async () => {
  session = await sitDown("chances");
  await comes("[data-thing='spot:L1'] .slay");
  expect(textOf("[data-answer='attack:leon:L1']")).toContain("slay 75%");
  // Zael with his two tokens could do better, but it is not his turn.
  expect(textOf(".board [data-thing='spot:L1'] .slay")).toBe("75%");
  expect(textOf(".board [data-thing='spot:R3'] .chance")).toBe("67%");
  // One number on the enemy, one beside it.
  expect(textOf(".board [data-thing='spot:L1'] .chance")).not.toBe("");
  click("[data-answer='attack:leon:L1']");
  await vi.waitFor(() => expect(textOf("[data-answer=reroll]")).toContain("slay 50%"));
});

test("one press chooses a card of each team, and the numbers stand in their order", async () => {
  session = await sitDown("choose-three");
  expect(findAll("[data-card]")).toHaveLength(9);
  for (const card of ["full_auto", "dead_aim"]) {
    await ready(`choose:${card}`);
    click(`[data-thing='action:${card}']`);
    await vi.waitFor(() => expect(answers().at(-1)).toBe(`choose:${card}`));
    await goes(`[data-answer='choose:${card}']`);
  }
  await vi.waitFor(() => expect(textOf(".heading ol").replace(/\s/g, "")).toBe("1617–"));
  await ready("choose:flamer_attack");
  click("[data-thing='action:flamer_attack']");
  await comes("[data-ask=attack]");
  // No card is shown a second time.
  expect(findAll("[data-card]")).toHaveLength(0);
});

test("an answer that moves a swarm shows where it would stand, and at what chance", async () => {
  session = await sitDown("strategize");
  click("[data-answer='place:zael']");
  await ready("send:R1:R2");
  const answer = find("[data-answer='send:R1:R2']");
  answer?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  await comes("[data-ghost=R2]");
  expect(textOf("[data-ghost=R2] .chance")).toContain("50");
  expect(textOf("[data-answer='send:R1:R2'] .chance")).toContain("50%");
  document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  await goes("[data-ghost]");
});

test("instant is instant", async () => {
  session = await sitDown("fall");
  click("[data-answer=stop]");
  await ready("target:leon");
  expect(find("[data-tale]")).toBeNull();
  // Two rolls, and what they came to.
  expect(findAll("[data-piece=slain]")).toHaveLength(4);
});
