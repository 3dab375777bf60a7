// Localisation with Fluent: the messages of one language, formatted the same way as in texts/words.py.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keepLanguage, keptLanguage } from "./kept";
import { turn } from "./frame";
import type { Figure, Happening, Told } from "./told";
import type { LegalAnswer, OpenQuestion, Refusal, Thing } from "../protocol";

export const LANGUAGES = ["en", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

type Files = Readonly<Record<string, string>>;
/** The messages of some files, parsed. */
type Messages = readonly { text: string; resource: FluentResource }[];
/** Where the files of each language are; the page loads only one language. */
type Source = Readonly<Record<Language, () => Promise<{ default: Files }>>>;

export type Arguments = Record<string, Told | readonly Thing[]>;

const TWO_STOPS = /([!?！？])(?:。|\.(?=$|[\s)])|:( \p{L}))/gu;

/** Odds that are plain numbers, not probabilities. */
const AVERAGES = new Set(["odds-losses"]);

/** Parses file by file, so that the page never waits long for its words. */
async function parsed(files: Files): Promise<Messages> {
  const messages = [];
  for (const text of Object.values(files)) {
    messages.push({ text, resource: new FluentResource(text) });
    await turn();
  }
  return messages;
}

function bundled(language: Language, messages: readonly Messages[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const { resource } of messages.flat()) bundle.addResource(resource);
  return bundle;
}

function isThing(value: Told | readonly Thing[]): value is Thing {
  return Array.isArray(value) && typeof value[0] === "string";
}

function preferred(): Language {
  return LANGUAGES.find((language) => language === keptLanguage()) ?? "en";
}

class Words {
  language = $state<Language>(preferred());
  /** Player names by seat; a seat without a name goes by its number. */
  people = $state.raw<Record<string, string>>({});
  #wanted = this.language;
  #sources: Source[] = [];
  #messages = $state.raw<readonly Messages[]>([]);
  #bundle = $derived(bundled(this.language, this.#messages));
  /** A cache of formatted events, so a new line does not format the whole log again. */
  #told = $derived.by(() => (void this.#bundle, void this.people, new WeakMap<Happening, string>()));

  /** Loads more messages, such as those of one game, in the current language. */
  async learn(source: Source): Promise<void> {
    const read = async (): Promise<Messages> => parsed((await source[this.language]()).default);
    let [language, messages] = [this.language, await read()];
    while (language !== this.language) [language, messages] = [this.language, await read()];
    this.#sources.push(source);
    this.#messages = [...this.#messages, messages];
  }

  /** Switches the language once its messages are loaded; if loading fails, the old language stays. */
  async speak(language: Language): Promise<void> {
    keepLanguage(language);
    this.#wanted = language;
    try {
      const messages = await this.#read(language);
      if (language !== this.#wanted) return;
      this.#messages = messages;
      this.language = language;
    } catch (error) {
      console.warn(error);
    }
  }

  /** Reads every source, including those added while loading. */
  async #read(language: Language): Promise<Messages[]> {
    const sources = [...this.#sources];
    const messages = await Promise.all(sources.map(async (source) => parsed((await source[language]()).default)));
    return sources.length < this.#sources.length ? this.#read(language) : messages;
  }

  /** The names of this game's things by `kind-id`, where they differ from those of the texts. */
  called = $state.raw<ReadonlyMap<string, string>>(new Map());
  #calledThen = new WeakMap<Happening, ReadonlyMap<string, string>>();
  /** The names at the time of the event that is being told. */
  #then: ReadonlyMap<string, string> | null = null;

  /** Sets the player names; unchanged names keep the cache of formatted events. */
  meet(people: Record<string, string>): void {
    if (JSON.stringify(people) !== JSON.stringify(this.people)) this.people = people;
  }

  /** Notes what things were called when something happened, before it is put into words. */
  calledAt(happening: Happening, called: ReadonlyMap<string, string>): void {
    this.#calledThen.set(happening, called);
  }

  /** The names when something happened, if they were noted. */
  calledThen(happening: Happening): ReadonlyMap<string, string> | undefined {
    return this.#calledThen.get(happening);
  }

  /** Says something with the names of the time when something happened. */
  then(happening: Happening | undefined, say: () => string): string {
    this.#then = (happening && this.#calledThen.get(happening)) ?? null;
    const told = say();
    this.#then = null;
    return told;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The rest of each message id that starts with this prefix, in file order. */
  known(beginning: string): string[] {
    const written = new RegExp(`^${beginning}(\\w+) =`, "gm");
    return this.#messages.flat().flatMap(({ text }) => [...text.matchAll(written)].map(([, id = ""]) => id));
  }

  say(id: string, given: Arguments = {}): string {
    return this.#format(id, "", given);
  }

  name(kind: string, id: string): string {
    if (kind === "seat") return this.people[id] ?? this.seat(Number(id));
    const own = this.#then?.get(`${kind}-${id}`) ?? this.called.get(`${kind}-${id}`);
    if (own !== undefined) return own;
    return this.has(`${kind}-${id}`) ? this.say(`${kind}-${id}`) : id;
  }

  /** A seat by its number only. */
  seat(number: number): string {
    return this.say("seat", { number: String(number) });
  }

  /** The short name, for narrow places. */
  short(kind: string, id: string): string {
    if (this.called.has(`${kind}-${id}`)) return this.name(kind, id);
    const known = this.#bundle.getMessage(`${kind}-${id}`);
    return known?.attributes["short"] ? this.#format(`${kind}-${id}`, "short", {}) : this.name(kind, id);
  }

  /** What an Action card does, in a few words. */
  brief(kind: string, id: string): string {
    return this.#format(`${kind}-${id}`, "brief", {});
  }

  /** The rule text of a card or the definition of a term; empty if there is none. */
  explain(kind: string, id: string, settings: Readonly<Record<string, unknown>> = {}): string {
    const known = this.#bundle.getMessage(`${kind}-${id}`);
    const reading = Object.entries(settings)
      .map(([name, value]) => `${name}-${value}`)
      .find((key) => known?.attributes[key]);
    return known?.attributes["text"] ? this.#format(`${kind}-${id}`, reading ?? "text", {}) : "";
  }

  /** A list of things, with repeated ones counted; a spot says where the card before it is. */
  list(things: readonly Thing[]): string {
    const items: string[] = [];
    things.forEach(([kind, id], index) => {
      const name = this.short(kind, id);
      const before = items.at(-1);
      if (kind === "spot" && things[index - 1]?.[0] === "genestealer" && before !== undefined) {
        items[items.length - 1] = this.say("list-at", { card: before, spot: name });
      } else {
        items.push(this.say("list-item", { kind, name }));
      }
    });
    let text = "";
    for (const item of new Set(items)) {
      const number = items.filter((other) => other === item).length;
      const told = number > 1 ? this.say("list-repeated", { name: item, number }) : item;
      text = text ? this.say("list-more", { first: text, second: told }) : told;
    }
    return text;
  }

  names(kind: string, ids: readonly string[]): string {
    return this.list(ids.map((id) => [kind, id] as const));
  }

  question({ kind, card, subject, face, outcome }: OpenQuestion): string {
    const about = { card: card ?? "", subject: subject ?? "", face: face ?? "", outcome: outcome ?? "" };
    return kind === undefined ? "" : this.say(`ask-${kind}`, about);
  }

  /** An answer, as it is called for this kind of question, for these kinds of things, or anywhere. */
  option({ text, things }: LegalAnswer, asked = ""): string {
    const verb = text.split(":")[0] ?? "";
    const own = `answer-${asked}-${verb}`;
    if (this.has(own)) return this.say(own);
    const given: Arguments = {};
    things.forEach((thing, index) => {
      const [kind] = thing;
      const before = things.slice(0, index).filter((earlier) => earlier[0] === kind).length;
      given[before ? `${kind}${before + 1}` : kind] = thing;
    });
    const closer = ["option", verb, ...things.map(([kind]) => kind)].join("-");
    return this.say(this.has(closer) ? closer : `option-${verb}`, given);
  }

  happened(happening: Happening): string {
    const known = this.#told.get(happening);
    if (known !== undefined) return known;
    const { event, ...about } = happening;
    const told = this.then(happening, () => this.say(`told-${event}`, about));
    this.#told.set(happening, told);
    return told;
  }

  /** The reason for a refusal, with the rule number. */
  reason(id: string, rule: string, about: Record<string, Told>): string {
    const told = this.has(`reason-${id}`)
      ? this.say(`reason-${id}`, { where: "", ...about })
      : this.say("web-refused", { id });
    // Reasons that may name a place in a file do not start with a capital; a place keeps its own case.
    const sentence = about["where"] ? told : told.charAt(0).toUpperCase() + told.slice(1);
    return rule ? this.say("web-by-rule", { reason: sentence, rule }) : sentence;
  }

  /** The refusal, with the underlying reason. */
  refused({ id, rule = "", arguments: about = {}, because }: Refusal): string {
    const own = about as Record<string, Told>;
    return this.reason(id, rule, because ? { ...own, why: this.refused(because) } : own);
  }

  /** Whether there is a message for this refusal; the messages of one game may not be loaded yet. */
  knows({ id, because }: Refusal): boolean {
    return this.has(`reason-${id}`) && (!because || this.knows(because));
  }

  /** A chance or share in whole percent: only the impossible is 0% and only the certain 100%. */
  percent(chance: number): string {
    const number = Math.round(100 * chance);
    if (number === 0 && chance > 0) return "<1%";
    return number === 100 && chance < 1 ? ">99%" : `${number}%`;
  }

  figure({ because, arguments: about, value }: Figure): string {
    const figure = AVERAGES.has(because) ? value.toFixed(2) : this.percent(value);
    return this.say("odds-figure", { figure, because: this.say(because, about) });
  }

  bot(name: string): string {
    const kind = name.split(":")[0] ?? "";
    return this.has(`web-bot-${kind}`) ? this.say(`web-bot-${kind}`) : name;
  }

  #arguments(given: Arguments): Record<string, FluentVariable> {
    const told: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === "number") told[name] = value;
      else if (typeof value === "string") {
        told[name] = value;
        told[`${name}_kind`] ??= value ? "text" : "none";
        told[`${name}_id`] ??= "";
      } else if (isThing(value)) {
        told[name] = this.name(...value);
        told[`${name}_kind`] = value[0];
        told[`${name}_id`] = value[1];
      } else {
        told[name] = this.list(value);
        told[`${name}_count`] = value.length;
      }
    }
    return told;
  }

  #format(id: string, attribute: string, given: Arguments): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      console.error(`no words for ${id}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, this.#arguments(given), errors);
    for (const error of errors) console.error(`${id} in ${this.language}: ${error.message}`);
    return text.replace(TWO_STOPS, (_, stop: string, next?: string) => stop + (next ?? "").toUpperCase());
  }
}

/** A singleton: the language outlives every screen, and the player names change with the seats. */
export const words = new Words();

/**
 * The messages of the first screen. Awaited by the code that draws, not by a top-level await: if two importers load a module with one at the
 * same time, Safari makes only the first wait until it is ready (WebKit bug 242740).
 */
export const learnt = words.learn({ en: () => import("../texts/en"), ja: () => import("../texts/ja") });
