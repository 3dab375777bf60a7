// The chances on the answers to a question: of an attack, of a reroll, of a location's roll, and of the die as it lies.
import type { Figure } from "../../page/told";
import type { Asked } from "../../shared/asking/asking";
import type { Odds } from "../../shared/asking/odds.svelte";
import type { LegalAnswer } from "../../protocol";
import { idOf, succeeds } from "../../shared/telling/story";
import type { Promised } from "../../shared/asking/asking";

/** What the chance of an attack is a chance of: some attacks may slay several. */
const slaying = ({ arguments: { most = 1 } }: Figure): string => (most === 1 ? "slay" : "one");

/** Whether it is the chance of a Marine who is attacked. */
export const isEngaged = ({ because }: Figure): boolean => because === "odds-engaged";

/** The chance of the reroll in question. */
function ofReroll(odds: Odds): Promised | undefined {
  const [figure] = odds.part("reroll");
  return (
    figure && { what: figure.because === "odds-rerolled-attack" ? slaying(figure) : "survive", value: figure.value }
  );
}

/** The chance of the roll that the location offers. */
function ofRoll(odds: Odds): Promised | undefined {
  const [figure] = odds.part("roll");
  return figure && { what: figure.because.slice("odds-rolled-".length), value: figure.value };
}

/** The face that lies there succeeds or fails: to keep it is certain. */
function ofKeeping(asked: readonly Asked[], odds: Odds): Promised | undefined {
  const question = asked.find(({ question: { outcome } }) => outcome)?.question;
  const what = question?.kind === "defence" ? "survive" : (ofReroll(odds)?.what ?? "slay");
  return question && { what, value: succeeds(question) ? 1 : 0 };
}

/** A Marine and a spot: only an attack pairs them. Where it may slay several, of how many is told too. */
function ofAttack({ things: [marine, spot] }: LegalAnswer, odds: Odds): Promised[] {
  const figures = odds
    .part("attack-list")
    .filter(({ arguments: about }) => idOf(about["marine"]) === marine?.[1] && idOf(about["spot"]) === spot?.[1]);
  return figures.map((figure) => {
    const { most = 1, size = 1 } = figure.arguments;
    if (figure.because !== "odds-attacks-most") return { what: slaying(figure), value: figure.value };
    return { what: most === size ? "all" : "some", value: figure.value, about: { most, size } };
  });
}

/** The chances that an answer slays or saves, as far as they are known. */
export function promisedBy(option: LegalAnswer, odds: Odds, asked: readonly Asked[]): Promised[] {
  if (option.text === "reroll") return known(ofReroll(odds));
  if (option.text === "roll") return known(ofRoll(odds));
  // A card that is spent on the attack makes it miss.
  if (option.text.startsWith("discard:") && asked.some(({ question: { kind } }) => kind === "defence"))
    return [{ what: "survive", value: 1 }];
  if (option.text === "keep" || option.text === "accept") return known(ofKeeping(asked, odds));
  const moved = odds.after(option.text)[option.things[1]?.[1] ?? ""];
  return typeof moved === "number" ? [{ what: "survive", value: moved }] : ofAttack(option, odds);
}

const known = (promised: Promised | undefined): Promised[] => (promised ? [promised] : []);

/** The chance to survive the attack whose die lies there: as it lies, or with the reroll that may be bought. */
export function besieged(asked: readonly Asked[], odds: Odds): Record<string, number> {
  const question = asked.find(({ question: { kind, outcome } }) => kind === "defence" && outcome)?.question;
  const spot = question?.card?.[1];
  if (!question || !spot) return {};
  const rerolls = question.options.some(({ text }) => text === "reroll");
  const better = rerolls ? ofReroll(odds) : undefined;
  return rerolls && !better ? {} : { [spot]: Math.max(succeeds(question) ? 1 : 0, better?.value ?? 0) };
}

/** What can be attacked, with each attacker's chance, the smallest first: the same numbers as on the answers. */
export function slaysBySpot(
  options: readonly LegalAnswer[],
  chances: (option: LegalAnswer) => readonly Promised[],
): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const option of options) {
    const [, spot] = option.things;
    const [promised] = spot?.[0] === "spot" ? chances(option) : [];
    if (spot && promised && promised.what !== "survive") (found[spot[1]] ??= []).push(promised.value);
  }
  for (const values of Object.values(found)) values.sort((one, other) => one - other);
  return found;
}
