import { expect, test } from "vitest";
import { Finishing } from "../src/angel/asking/finishing";
import type { Asked } from "../src/shared/asking/asking";
import type { Thing } from "../src/protocol";

const step = (choice: string, kind: string, card = "reorganize"): Asked => ({
  choice,
  question: {
    kind,
    seat: 1,
    subject: null,
    options: [],
    secret: false,
    card: ["action", card] as Thing,
    face: null,
    outcome: null,
  },
});

/** A table at which each answer brings the next of these questions. */
function table(...questions: Asked[]): { finishing: Finishing; sent: string[]; asked: () => Asked[] } {
  const sent: string[] = [];
  const asked = (): Asked[] => questions.slice(sent.length, sent.length + 1);
  return { finishing: new Finishing(asked, (choice, text) => sent.push(`${choice} ${text}`)), sent, asked };
}

test("one press passes the steps of the card that are left, and nothing else", () => {
  const { finishing, sent } = table(
    step("1", "move"),
    step("2", "facing"),
    step("3", "activate"),
    step("4", "move", "strategize"),
  );
  finishing.begin("1");
  for (let news = 0; news < 5; news += 1) finishing.follow();
  expect(sent).toEqual(["1 stop", "2 stop", "3 stop"]);
});

test("a question that the card asks afterwards ends it", () => {
  const { finishing, sent } = table(step("1", "facing"), step("2", "place_token"), step("3", "move"));
  finishing.begin("1");
  finishing.follow();
  expect(sent).toEqual(["1 stop"]);
});

test("nothing is passed unless it was wanted, and a refused answer is not sent again", () => {
  const sent: string[] = [];
  const finishing = new Finishing(
    () => [step("1", "move")],
    (choice) => sent.push(choice),
  );
  finishing.follow();
  expect(sent).toEqual([]);
  finishing.begin("1");
  finishing.follow();
  expect(sent).toEqual(["1"]);
});
