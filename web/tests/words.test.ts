import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hulkWords } from "../src/hulk/withWords";
import { explanations } from "../src/page/explanations";
import { words } from "../src/page/words.svelte";

const missing = vi.spyOn(console, "error");

beforeEach(() => {
  missing.mockReset();
  missing.mockReturnValue();
});

afterEach(async () => {
  await words.speak("en");
  words.people = {};
});

test("the language changes as soon as its words are here, and is kept", async () => {
  expect(words.say("web-play-now")).toBe("Play now");
  await words.speak("ja");
  expect(words.say("web-play-now")).toBe("今すぐプレイ");
  expect(localStorage.getItem("voidlock:language")).toBe("ja");
});

test("of two who change their mind the last one is heard, with the words that came meanwhile", async () => {
  const hulk = hulkWords();
  const [first, second] = [words.speak("ja"), words.speak("en")];
  await Promise.all([first, second, hulk]);
  expect(words.say("web-play-now")).toBe("Play now");
  await words.speak("ja");
  expect(words.say("hulk-map")).not.toBe("hulk-map");
  expect(missing).not.toHaveBeenCalled();
});

test("a thing is told by its name, a seat by who sits there", () => {
  expect(words.name("marine", "leon")).toBe("Brother Leon");
  expect(words.name("seat", "2")).toBe("Player 2");
  words.people = { 2: "Bob (2)" };
  expect(words.say("web-turn", { seats: words.names("seat", ["1", "2"]) })).toBe("Waiting for Player 1, Bob (2)");
});

test("a name that nobody knows is told as it is", () => {
  expect(words.name("marine", "nobody")).toBe("nobody");
  expect(missing).not.toHaveBeenCalled();
});

test("whom only a mission knows goes by his id", async () => {
  await hulkWords();
  expect(words.name("terminator", "a_sb2")).toBe("Brother Corwin");
  expect(words.name("terminator", "rook")).toBe("rook");
  expect(words.short("terminator", "rook")).toBe("rook");
  expect(missing).not.toHaveBeenCalled();
});

test("things that repeat are counted", () => {
  expect(words.names("genestealer", ["head", "head", "tail"])).toBe("head ×2, tail");
});

test("an answer is worded by the kinds of its things", () => {
  const marine = ["marine", "leon"] as const;
  const said = words.option({ text: "attack:leon:L3", things: [marine, ["spot", "L3"]] });
  expect(said).toContain("L3");
  expect(missing).not.toHaveBeenCalled();
});

test("a reason that the page does not know is shown by its id, a rule by its number", () => {
  expect(words.reason("from_the_future", "", {})).toBe(words.say("web-refused", { id: "from_the_future" }));
  expect(words.reason("table_reader_silent", "R-9.2", {})).toMatch(/\(R-9\.2\)$/);
});

test("words that are missing are reported and do not stop the page", () => {
  expect(words.say("web-no-such-words")).toBe("web-no-such-words");
  expect(missing).toHaveBeenCalledOnce();
});

test("a sentence does not end twice", () => {
  expect(words.say("web-event", { card: "For My Battle Brothers!" })).toBe("Event card: For My Battle Brothers!");
  expect(words.say("web-event", { card: "Full Scan" })).toBe("Event card: Full Scan.");
});

test("words that do not come leave everything as it was", async () => {
  const gone = vi.spyOn(console, "warn").mockReturnValue();
  const offline = (): Promise<never> => Promise.reject(new Error("offline"));
  await expect(words.learn({ en: offline, ja: offline })).rejects.toThrow("offline");
  await words.speak("ja");
  expect(words.say("web-play-now")).toBe("今すぐプレイ");
  await words.learn({ en: offline, ja: () => Promise.resolve({ default: { more: "more-words = もっと" } }) });
  await words.speak("en");
  expect(words.say("more-words")).toBe("もっと");
  expect(gone).toHaveBeenCalledOnce();
});

test("explanations load when one is needed, once", async () => {
  expect(words.knows({ type: "refusal", id: "table_closed" })).toBe(false);
  expect(words.known("term-")).toEqual([]);
  await Promise.all([explanations(), explanations()]);
  expect(words.knows({ type: "refusal", id: "table_closed" })).toBe(true);
  expect(words.known("term-")).toContain("flank");
  expect(new Set(words.known("term-")).size).toBe(words.known("term-").length);
  expect(words.name("term", "flank")).toBe(words.name("move", "flank"));
  await words.speak("ja");
  expect(words.explain("term", "flank")).not.toBe("");
  expect(missing).not.toHaveBeenCalled();
});

test.each([
  ["merge", { merge: "event" }],
  ["discard_pile", { renew: "empty" }],
  ["activate", { activate: "any" }],
  ["activate", { activate: "one" }],
])("what %s means follows the settings of a table: %o", async (term, settings) => {
  await explanations();
  for (const language of ["en", "ja"] as const) {
    await words.speak(language);
    expect(words.explain("term", term, settings)).not.toBe(words.explain("term", term));
    expect(words.explain("term", term, { unlike: "these" })).toBe(words.explain("term", term));
  }
});

test("a reason behind a reason is told in words, in either language", async () => {
  const because = { type: "refusal", id: "not_your_choice", arguments: { seat: 2 } } as const;
  const refusal = {
    type: "refusal",
    id: "input_refused",
    arguments: { where: "inputs[3]", text: "2 stop" },
    because,
  } as const;
  for (const language of ["en", "ja"] as const) {
    await words.speak(language);
    expect(words.refused(refusal)).toContain(words.refused(because));
    expect(words.refused(refusal)).not.toMatch(/not_your_choice|input_refused/);
    // The name of a field is written as it is in the file.
    expect(words.refused(refusal)).toMatch(/^inputs\[3\]/);
  }
  expect(missing).not.toHaveBeenCalled();
});

test("whether there are words for a refusal hangs on the reason behind it too", async () => {
  await explanations();
  expect(words.knows({ type: "refusal", id: "table_closed" })).toBe(true);
  expect(words.knows({ type: "refusal", id: "input_refused", because: { type: "refusal", id: "of_no_game" } })).toBe(
    false,
  );
});

test.each([
  [0, "0%"],
  [0.004, "<1%"],
  [0.005, "1%"],
  [0.125, "13%"],
  [0.994, "99%"],
  [0.995, ">99%"],
  [1 - Number.EPSILON / 2, ">99%"],
  [1e-30, "<1%"],
  [1, "100%"],
])("a chance of %d is %s: only certainty is 0% or 100%", (chance, written) => {
  expect(words.percent(chance)).toBe(written);
});
