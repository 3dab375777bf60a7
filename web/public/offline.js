// Service worker: without a connection the page and all its parts come from the cache that src/offline.ts fills.
// The page and its data are asked from the server first, so a new version replaces the old one at once. Files under
// assets have a hash in their names: they never change.

const { scope } = self.registration;

/** What is asked from the server first, beside the page itself. */
const KEPT = /^(?:reference\/|missions\/|here\.json$)/;

/** From the server; without a connection, what was kept. */
async function fresh(request, kept) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(kept);
    if (found) return found;
    throw error;
  }
}

const lasting = async (request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
// A message of the server: it has been worded in the player's language, and leads to its table.
self.addEventListener("push", (event) => {
  const { title, body, table } = event.data?.json() ?? {};
  if (!table) return;
  const shown = { body, tag: table, data: table, icon: new URL("icon-192.png", scope).href };
  event.waitUntil(self.registration.showNotification(title, shown));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** A page of the table comes to the front, or opens. */
async function open(table) {
  const address = `${scope}#table=${encodeURIComponent(table)}`;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address);
  return there ? there.focus() : self.clients.openWindow(address);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length).replace(/[?#].*/, "");
  if (path.startsWith("assets/")) event.respondWith(lasting(request));
  else if (KEPT.test(path)) event.respondWith(fresh(request, request));
  else if (request.mode === "navigate" && path === "") event.respondWith(fresh(request, scope));
});
