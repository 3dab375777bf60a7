// The words of Space Hulk, which come with its board and its missions.
import { words } from "../words.svelte";

const FILES = import.meta.glob<string>("../../../src/voidlock/texts/*/hulk-*.ftl", { query: "?raw", import: "default", eager: true });
words.learn(FILES);

const TERMS = Object.entries(FILES).find(([path]) => path.endsWith("/en/hulk-terms.ftl"))?.[1] ?? "";

/** The words of the rules that are explained, in their order. */
export const NOTIONS: readonly string[] = [...TERMS.matchAll(/^notion-(\w+)/gm)].map(([, id = ""]) => id);
