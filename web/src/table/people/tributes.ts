// What players do in honour of the fallen: each of them once for each, kept in the log.
import type { Chat, Talk, Thing } from "../../protocol";
import { same } from "../../shared/asking/asking";

export const TRIBUTES = ["salute", "candle"] as const satisfies readonly Chat["phrase"][];

export const isTribute = ({ line = "" }: Pick<Talk, "line">): boolean => (TRIBUTES as readonly string[]).includes(line);

export const tributesTo = (talk: readonly Talk[], thing: Thing): Talk[] =>
  talk.filter((line) => isTribute(line) && (line.about ?? []).some((about) => same(about, thing)));
