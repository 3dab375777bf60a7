// The strip of Death Angel: what happened since the last answer, and the beat that is being told.
import { settings } from "../../page/settings.svelte";
import { words } from "../../page/words.svelte";
import type { Player } from "../../shared/telling/player.svelte";
import { type Roll, cameOf } from "../../shared/telling/story";
import type { Now, Piece } from "../../shared/telling/strip";
import { type Item, type Tone, byWeight, lastRoll, shortly } from "../../shared/telling/summary";
import type { AngelBeat } from "./beats";
import { captionOf } from "./caption";

/** What a roll came to is good, bad, or the end of somebody. */
const TONES: Readonly<Record<string, Tone>> = {
  hit: "help",
  survived: "help",
  discarded: "help",
  miss: "threat",
  slain: "death",
};
const MET: ReadonlySet<Tone | undefined> = new Set(["help"] as const);

function rolled(roll: Roll, slaying: boolean): Piece {
  const id = cameOf(roll, slaying);
  const tone = TONES[id];
  const beside = roll.life ? words.short(...roll.roller) : roll.spot;
  const came = id && words.say(`play-came-${id}`);
  const chance = settings.odds && roll.chance !== null ? words.percent(roll.chance) : "";
  return {
    id,
    line: roll.number + 1,
    told: [words.short(...(roll.life ?? roll.roller)), beside].filter(Boolean).join(" "),
    tone,
    die: { face: roll.face, met: id ? MET.has(tone) : null },
    came: came && chance ? words.say("play-came-had", { came, chance }) : came || chance,
    urgent: roll.fate !== null,
  };
}

/** The pieces, the most important first. The player may be choosing what the last roll slays. */
export function piecesOf(items: readonly Item[], slaying: boolean): Piece[] {
  const last = lastRoll(items);
  return byWeight(items).map((item) => {
    if ("roll" in item) return rolled(item.roll, slaying && item.roll === last);
    const { id, tone, drawing } = item.news;
    const told = words.say(
      `play-since-${id}`,
      shortly(item.news, (kind, named) => words.short(kind, named)),
    );
    return { id, line: item.number + 1, told, tone, drawing, urgent: tone === "death" };
  });
}

/** What the strip says of the beat that is played. */
export function nowOf(beat: AngelBeat, player: Player<AngelBeat>): Now {
  return {
    kind: beat.scene.kind,
    number: beat.number,
    told: captionOf(beat),
    of: player.list.length,
    shown: player.at + 1,
    lasts: settings.pace ? player.moves : 0,
    waits: player.waits,
    next: () => player.next(),
    skip: () => player.skip(),
  };
}
