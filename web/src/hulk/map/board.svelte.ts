// What the map shows of a mission at this moment, and what the camera has to know of it.
import { link } from "../../link/link.svelte";
import { words } from "../../page/words.svelte";
import { joined } from "../../shared/ui/say";
import type { GameScreen } from "../../play/screen.svelte";
import type { HulkAnswer, LegalAnswer, Marine } from "../../protocol";
import { short } from "../asking/steering/walking.svelte";
import { piecesAt, squaresOf } from "../figures/squares";
import { attacks, bySquare, described } from "../figures/things";
import type { MissionScreen } from "../mission.svelte";
import { placesOf } from "../telling/scenes";
import { grave } from "../telling/steps";
import { damageOf } from "./damage";
import type { Situation } from "./director";
import { nearestBlip } from "./foresight.svelte";
import { far } from "./plan";
import { sceneOf } from "./scene";
import type { Ghost } from "./Way.svelte";

/** What should be seen with a marine: what he sees, the nearest first, and the nearest goal. */
export function seenFrom(at: string, { sees = [] }: Pick<Marine, "sees">, goals: readonly string[]): string[] {
  const nearest = (squares: readonly string[]): string[] =>
    [...squares].sort((one, other) => far(one, at) - far(other, at));
  return [...nearest(sees), ...nearest(goals).slice(0, 1)];
}

export class Board {
  readonly #screen: GameScreen;
  readonly #mission: MissionScreen;

  readonly telling = $derived.by(() => this.#mission.deeds.deed !== null);
  /** The board of the action that is told, else the one that is played on. */
  readonly view = $derived.by(() => this.#mission.deeds.board ?? this.#now);
  readonly scene = $derived.by(() => sceneOf(this.view));
  /** The answers that pressing each square can mean. */
  readonly lit = $derived.by((): ReadonlyMap<string, HulkAnswer[]> => bySquare(this.#options));
  readonly #active = $derived.by(() => (this.#now.active ? this.#now.marines[this.#now.active] : undefined));
  /** The marine who can be sent to a square. */
  readonly walker = $derived.by(() =>
    this.#mission.moment.kind === "order" && this.#active?.at && this.#options.length && !this.#mission.asking.narrowed
      ? this.#now.active
      : null,
  );
  /** The square of the marine who acts: the camera does not lose it. */
  readonly leash = $derived.by(() => (this.#options.length && !this.telling ? (this.#active?.at ?? null) : null));
  readonly #subject = $derived.by(() => this.#mission.moment.subject);
  readonly #marine = $derived.by(() => (this.#subject?.[0] === "terminator" ? this.#subject[1] : null));
  /** The square that the question is about. */
  readonly wanted = $derived.by(() => (this.#subject?.[0] === "square" ? this.#subject[1] : null));
  readonly #about = $derived.by(() => this.#mission.asking.sightOf ?? this.#marine);
  readonly focus = $derived.by(() => {
    const at = this.#about
      ? (this.#now.marines[this.#about]?.at ?? null)
      : (this.wanted ?? this.#mission.moment.source);
    return this.#mission.deeds.deed?.square ?? at;
  });
  /** The marine whose line of sight is drawn. */
  readonly looker = $derived.by(() => {
    const { sightOf } = this.#mission.asking;
    return sightOf && this.view.marines[sightOf]?.at ? sightOf : (this.#now.active ?? this.#marine);
  });
  readonly turns = $derived.by(() =>
    this.#weighed ? [] : this.#options.filter(({ text }) => /^(turn|face):/.test(text)),
  );
  readonly turner = $derived.by(() => this.#marine ?? this.#now.active);
  /** Whether the player has turned the names of sections on; an order that hits a whole section shows them too. */
  named = $state(false);
  readonly sections = $derived.by(() => this.named || this.#weighed !== null || this.#options.some(({ area }) => area));
  readonly ghost = $derived.by((): Ghost | null => {
    const walk = this.#mission.walking.ghost;
    if (!walk || this.walker !== walk.terminator || this.#weighed) return null;
    const { squares, cost, paid, facing } = walk;
    return { squares, cost, ...paid, facing: facing ?? this.#active?.facing ?? null, short: short(walk) };
  });
  /** Chances by square, as text; none during a preview, because they belong to other orders, and none over the letter of a marine. */
  readonly chances = $derived.by(() => {
    const found: Record<string, string> = {};
    if (this.#weighed) return found;
    for (const [square, at] of this.lit) {
      const [told] = at.map((option) => this.#chance(option)).filter(Boolean);
      if (told && !piecesAt(this.view, square).some(([each]) => each === "terminator")) found[square] = told;
    }
    return found;
  });
  /** What is foreseen of the board, unless something is told or past. */
  readonly foreseen = $derived.by(() =>
    this.telling || this.#mission.moment.past ? null : this.#mission.foresight.of(this.#mission.moment.open),
  );
  /** What fights have left on the deck, until the one that is told. */
  readonly damage = $derived.by(() => {
    const { deed, events, past, plan } = this.#mission.moment;
    return damageOf(events.slice(0, past ? this.#screen.past.at : (deed?.number ?? events.length)), plan);
  });
  /** How near the nearest blip is, as the motion tracker hears it. */
  readonly nearest = $derived.by(() => nearestBlip(this.view));
  /** The square of the alien action shown now. */
  readonly stirred = $derived.by(() => {
    const { deed } = this.#mission.deeds;
    return new Map(deed?.square ? [[deed.square, grave(deed.event) ? "death" : "threat"]] : []);
  });
  /** The light changes while the aliens act. */
  readonly alarm = $derived.by(() => (this.telling && this.#mission.deeds.aliens) || this.view.phase === "aliens");
  /** What the mission is about. */
  readonly goals = $derived.by(() =>
    [...this.scene.objectives.filter(({ done }) => !done), ...this.scene.exits].map(({ square }) => square),
  );
  readonly squad = $derived.by(() => Object.values(this.view.marines).flatMap(({ at }) => at ?? []));
  /** The fighters, or the targets of the active marine: they are seen together with him. */
  readonly #fighting = $derived.by((): readonly string[] => {
    if (this.telling) return placesOf(this.#mission.deeds.deed?.scene ?? null);
    if (!this.leash || this.#weighed || this.#mission.moment.kind !== "order") return [];
    const targets = [...this.lit].flatMap(([square, at]) => (at.some(attacks) && this.alienAt(square) ? [square] : []));
    return targets.length ? [this.leash, ...targets] : [];
  });
  readonly #around = $derived.by(() =>
    this.leash && this.#active ? seenFrom(this.leash, this.#active, this.goals) : [],
  );
  /** The squares of what a lesson or a fact points at. */
  readonly pointed = $derived.by(() =>
    this.telling || this.#mission.moment.past
      ? []
      : squaresOf(this.view, [...(link.coach?.points ?? []), ...this.#screen.matters.points]),
  );
  /** Whether every answer is a place on the map that no marine pays for. */
  readonly #placing = $derived.by(() =>
    this.#options.every(({ at, cost, things: [thing] }) => at && !cost && thing && thing[0] !== "terminator"),
  );
  /** The squares of the marine who may react to the last action, or of those who see it. */
  readonly #witnesses = $derived.by(() => {
    const { cause } = this.#mission.moment;
    const reacting = this.#about ? this.#now.marines[this.#about] : undefined;
    const seeing = Object.values(this.#now.marines).filter(({ sees }) =>
      sees?.some((square) => cause.includes(square)),
    );
    return (reacting ? [reacting] : seeing).flatMap(({ at }) => at ?? []);
  });
  /** What moves the camera. */
  readonly situation = $derived.by((): Situation => {
    const { cause, past, choices, kind } = this.#mission.moment;
    const { telling, focus, leash, squad, pointed } = this;
    return {
      telling,
      past,
      choices,
      naming: kind === "next_marine",
      places: [...this.lit.keys()],
      placing: this.#placing,
      leash,
      facing: leash ? (this.#active?.facing ?? null) : null,
      around: this.#around,
      focus,
      squad,
      fighting: this.#fighting,
      cause,
      witnesses: this.#witnesses,
      struck: this.#weighed,
      pointed,
      busy: this.#mission.asking.busy,
    };
  });

  constructor(mission: MissionScreen, screen: GameScreen) {
    [this.#mission, this.#screen] = [mission, screen];
  }

  get #now() {
    return this.#mission.moment.view;
  }

  get #options(): readonly HulkAnswer[] {
    return this.#mission.moment.options;
  }

  get #weighed(): readonly string[] | null {
    return this.#mission.asking.area;
  }

  #chance(option: LegalAnswer): string {
    const promised = this.#mission.asking.chance(option);
    return promised ? words.percent(promised.value) : "";
  }

  /** What is on a square, what can be done there, and what the aliens think of it. */
  describe(square: string): string {
    const { foresight, moment } = this.#mission;
    const told = described(this.view, moment.plan, square, this.lit.get(square) ?? []);
    return joined([told, ...(this.foreseen ? foresight.told(this.view, square) : [])]);
  }

  alienAt(square: string): boolean {
    return piecesAt(this.view, square).some(([each]) => each !== "terminator");
  }
}
