// The words of Space Hulk, which come with its board and its missions.
import { words } from "../words.svelte";

words.learn(
  import.meta.glob<string>("../../../src/voidlock/texts/*/hulk-*.ftl", { query: "?raw", import: "default", eager: true }),
);
