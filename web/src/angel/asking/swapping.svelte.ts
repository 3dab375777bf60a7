// A team that has chosen its card may choose another one until the round starts: the first is taken back.
import { link } from "../../link/link.svelte";
import { type Asked, askedOf } from "../../shared/asking/asking";
import type { AngelOwn, Thing } from "../../protocol";
import { ACTIONS } from "../board/facts";

const answerOf = (card: string): string => `choose:${card}`;

/** The cards that teams have chosen in secret, by team. */
export const chosenIn = ({ given }: Pick<AngelOwn, "given">): Map<string, string> =>
  new Map(
    given.flatMap((text) =>
      Object.values(ACTIONS).flatMap(({ id, team }) => (answerOf(id) === text ? [[team, id] as const] : [])),
    ),
  );

/** The teams whose card is settled, with the card: it is chosen, or the only one they can play. */
export const settledIn = (own: Pick<AngelOwn, "given" | "forced"> | null): [team: string, card: string][] =>
  own ? [...chosenIn(own), ...Object.entries(own.forced)] : [];

/** The cards that may take the place of a chosen one. */
export const others = (own: Pick<AngelOwn, "given" | "hands">): Thing[] =>
  [...chosenIn(own)].flatMap(([team, chosen]) =>
    (own.hands[team] ?? []).filter((id) => id !== chosen).map((id): Thing => ["action", id]),
  );

export class Swapping {
  /** `eye` is the seat whose cards are in sight. */
  constructor(readonly eye: () => number) {}

  /** The answers that each team was offered last, as far as this page has seen them. */
  #offered = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  /** A lesson asks for one card only. */
  readonly cards = $derived.by((): Thing[] => {
    const own = link.angel?.own[this.eye()];
    return own && !link.coach
      ? others(own).filter(([, id]) => this.#offered[ACTIONS[id]?.team ?? ""]?.includes(answerOf(id)) ?? true)
      : [];
  });

  /** Takes the questions of a new state. */
  follow(asked: readonly Asked[]): void {
    for (const { question } of asked) {
      if (question.kind === "choose_action" && question.subject)
        this.#offered = { ...this.#offered, [question.subject[1]]: question.options.map(({ text }) => text) };
    }
  }

  offers([kind, id]: Thing): boolean {
    return this.cards.some(([other, card]) => other === kind && card === id);
  }

  /** Takes back the card of the same team and chooses this one; if it cannot be played now, the first one stays. */
  async swap([, card]: Thing): Promise<void> {
    const [seat, team] = [this.eye(), ACTIONS[card]?.team ?? ""];
    const own = link.angel?.own[seat];
    const chosen = own && chosenIn(own).get(team);
    if (!chosen || (await link.ask({ type: "back", seat, answer: answerOf(chosen) })).type !== "told") return;
    const now = link.angel?.own[seat];
    const asked =
      now &&
      askedOf(seat, now, seat).find(
        ({ question: { kind, subject } }) => kind === "choose_action" && subject?.[1] === team,
      );
    const allowed = asked?.question.options.some(({ text }) => text === answerOf(card));
    if (asked) await link.ask({ type: "answer", choice: asked.choice, answer: answerOf(allowed ? card : chosen) });
  }
}
