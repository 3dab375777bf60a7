// Keeps the whole page, the reference and the game itself for when there is no connection. The service worker
// (public/offline.js) serves them then. Browsers have none without https, except on this computer.
import { scriptOf } from "./page/markup";
import { update } from "./page/update.svelte";

const CACHE = "voidlock";
const home = new URL(".", location.href);
const list = new URL("here.json", home).href;
/** Milliseconds between two looks for a newer version. */
const EVERY = 30 * 60_000;

const filesOf = async (reply: Response): Promise<string[]> => {
  const { files } = (await reply.json()) as { files: string[] };
  return files.map((file) => new URL(file, home).href);
};
/** Whether a file never changes: its name has a hash. */
const lasting = (address: string): boolean => address.startsWith(`${home.href}assets/`);

/** Keeps the newest version beside that of an open page, which may still load parts of its own. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  const before = await cache.match(list).then((kept) => (kept ? filesOf(kept) : []));
  const reply = await fetch(list, { cache: "no-cache" });
  if (!reply.ok) return;
  const wanted = await filesOf(reply.clone());
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll([home.href, ...wanted].filter((address) => !lasting(address) || !kept.has(address)));
  await cache.put(list, reply);
  const used = new Set([home.href, list, ...wanted, ...before]);
  await Promise.all([...kept].filter((address) => !used.has(address)).map((address) => cache.delete(address)));
  update.ready = import.meta.env.PROD && !wanted.includes(import.meta.url);
  document.documentElement.dataset["offline"] = "ready";
}

export async function keepOffline(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!("serviceWorker" in navigator) || connection?.saveData) return;
  await navigator.serviceWorker.register(scriptOf("offline.js"));
  await keep();
  const look = (): void => void keep().catch(() => undefined);
  setInterval(look, EVERY);
  window.addEventListener("online", look);
}
