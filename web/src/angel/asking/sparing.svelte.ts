// Questions about a roll that cannot get better: they are answered without asking, by a setting.
import { untrack } from "svelte";
import { link } from "../../link/link.svelte";
import { settings } from "../../page/settings.svelte";
import type { Asked } from "../../shared/asking/asking";
import type { Odds } from "../../shared/asking/odds.svelte";
import type { LegalAnswer } from "../../protocol";
import { succeeds } from "../../shared/telling/story";

const STAYS = new Set(["keep", "accept"]);

/** Whether only the odds can tell if a question is worth asking: the roll succeeds as it lies. */
export const sparable = (asked: readonly Asked[]): boolean =>
  asked.length === 1 && asked.every(({ question }) => question.outcome && succeeds(question));

/** The answer that keeps a roll which no other could beat. */
export function unneeded(asked: readonly Asked[], odds: Odds): LegalAnswer | undefined {
  if (!sparable(asked) || !odds.part("reroll").some(({ because }) => because === "odds-settled")) return undefined;
  return asked[0]?.question.options.find(({ text }) => STAYS.has(text));
}

export class Sparing {
  /** The last question that was answered without asking; taken back, it is asked. */
  #spared = $state("");
  /** Whether the player likes it; a lesson asks everything. */
  readonly #liked = $derived(settings.spare && settings.odds && !link.coach);

  constructor(
    readonly odds: Odds,
    readonly pending: () => readonly Asked[],
  ) {}

  get #choice(): string {
    return this.pending()[0]?.choice ?? "";
  }

  /** Whether the question may still be answered without asking. */
  readonly undecided = $derived.by(
    () =>
      this.#liked &&
      sparable(this.pending()) &&
      (this.odds.awaited || (link.waiting > 0 && this.#spared === this.#choice)),
  );

  /** Answers the question, unless it is worth asking. */
  follow(): void {
    const [choice, kept] = [
      this.#choice,
      this.#liked && !this.odds.awaited ? unneeded(this.pending(), this.odds) : undefined,
    ];
    untrack(() => {
      if (!kept || link.waiting || this.#spared === choice) return;
      this.#spared = choice;
      void link.ask({ type: "answer", choice, answer: kept.text });
    });
  }
}
