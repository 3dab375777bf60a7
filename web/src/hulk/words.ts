// The words of Space Hulk, which come with its board and its missions.
import { words } from "../words.svelte";

await words.learn({ en: () => import("./texts/en"), ja: () => import("./texts/ja") });
