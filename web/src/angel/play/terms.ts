// The rules terms that explain a thing on the board.
import { creatureOf } from "../../shared/asking/things";
import { ACTIONS, EVENTS, LOCATIONS, TERRAIN } from "../board/facts";
import type { AngelOpen, Thing } from "../../protocol";

const isLord = (kind: string): boolean => kind.startsWith("lord_");

/** The cards at a spot, including those that have attacked and a second swarm. */
function cardsAt(spot: string, open: Pick<AngelOpen, "formation">): string[] {
  const row = open.formation[Number.parseInt(spot.slice(1), 10) - 1];
  const place = row?.[spot.startsWith("L") ? "left" : "right"];
  return place ? [...place.swarm, ...place.done, ...place.apart] : [];
}

export function termsOf([kind, id]: Thing, open: Pick<AngelOpen, "formation">): readonly string[] {
  switch (kind) {
    case "marine": {
      const row = open.formation.find(({ marine }) => marine === id);
      const behind = row && row[row.facing === "left" ? "right" : "left"].swarm.length;
      return ["facing", "range", "support_token", ...(behind ? ["behind"] : [])];
    }
    case "spot":
      return ["swarm", ...(cardsAt(id, open).some(isLord) ? ["brood_lord"] : []), "engaged", "defence", "attack"];
    case "terrain":
      return TERRAIN[id]?.activatable ? ["terrain", "activate"] : ["terrain", "spawn"];
    case "action":
      return [`type_${ACTIONS[id]?.type ?? "support"}`];
    case "event":
      return EVENTS[id]?.instinct ? ["instinct"] : [];
    case "location": {
      const { ability, final } = LOCATIONS[id] ?? {};
      return [
        ...(ability === "upon_entering"
          ? ["upon_entering"]
          : ability === "activate_control_panel"
            ? ["control_panel"]
            : []),
        final ? "final_location" : "travel",
      ];
    }
    case "genestealer":
      return isLord(creatureOf(id).kind) ? ["brood_lord"] : ["genestealer"];
    case "pile":
      return ["blip_pile", "spawn", "travel"];
    case "team":
      return ["combat_team"];
    default:
      return [];
  }
}
