// Resolution order: which Action card is being resolved, and how far each team is.
import type { AngelOpen } from "../../protocol";
import { isOut } from "../../table/people/doing";
import { ACTIONS } from "../board/facts";

export type Standing = "now" | "done" | "waiting" | "hidden" | "none" | "out";

const LATE = 99;

export interface Played {
  id: string;
  seat: number;
  /** The open card; nothing while cards are being chosen. */
  action: (typeof ACTIONS)[string] | undefined;
  number: number;
  standing: Standing;
}

/** The teams in the order of their cards; those without one come last. */
export function played(open: Pick<AngelOpen, "teams" | "phase"> & Partial<Pick<AngelOpen, "owed">>): Played[] {
  const choosing = open.phase === "choose";
  const cards = Object.entries(open.teams)
    .map(([id, team]) => {
      const action = team.table === null || choosing ? undefined : ACTIONS[team.table];
      return { ...team, id, action, number: isOut(team, open.phase) ? LATE + 1 : (action?.number ?? LATE) };
    })
    .sort((one, other) => one.number - other.number);
  // A card counts as resolved when it starts, so the last of these is the current one, unless an earlier one asks.
  const begun = cards.filter(({ resolved }) => resolved);
  const asks = new Set(open.owed?.flatMap(({ card }) => (card?.[0] === "action" ? [card[1]] : [])));
  const current = begun.find(({ action }) => action && asks.has(action.id)) ?? begun.at(-1) ?? cards[0];
  const now = open.phase === "resolve" ? current?.id : "";
  const standing = (card: (typeof cards)[number]): Standing => {
    if (isOut(card, open.phase)) return "out";
    if (choosing || !card.action) return card.face_down ? "hidden" : "none";
    if (card.id === now) return "now";
    return card.resolved ? "done" : "waiting";
  };
  return cards.map((card) => ({
    id: card.id,
    seat: card.seat,
    action: card.action,
    number: card.number,
    standing: standing(card),
  }));
}

/** The board while teams choose: the chosen cards lie face down, and whose they are is public. */
export function lyingDown(shown: AngelOpen, { owed, teams }: AngelOpen): AngelOpen {
  const owing = new Set(owed.map(({ subject }) => subject?.[1]));
  const chosen = Object.entries(teams).map(([id, team]) => [id, { ...team, face_down: !owing.has(id) }] as const);
  return { ...shown, teams: Object.fromEntries(chosen) };
}
