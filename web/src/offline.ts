// Keeps the page and the reference in this language for when there is no connection. The service worker
// (public/offline.js) serves them then. Browsers have none without https, except on this computer.
import { scriptOf } from "./page/markup";
import { words } from "./page/words.svelte";

const CACHE = "voidlock";
const home = new URL(".", location.href).href;
const own = ["assets/", "reference/"].map((folder) => home + folder);

export async function keepOffline(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!("serviceWorker" in navigator) || connection?.saveData) return;
  await navigator.serviceWorker.register(scriptOf("offline.js"));
  const [{ load }] = await Promise.all([import("./reference/book"), import("./reference/Reference.svelte")]);
  await load(words.language);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const wanted = new Set([home, ...loaded.filter((name) => own.some((folder) => name.startsWith(folder)))]);
  const cache = await caches.open(CACHE);
  await cache.addAll([...wanted]);
  const before = await cache.keys();
  await Promise.all(before.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)));
  document.documentElement.dataset["offline"] = "ready";
}
