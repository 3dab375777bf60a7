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
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length).replace(/[?#].*/, "");
  if (path.startsWith("assets/")) event.respondWith(lasting(request));
  else if (KEPT.test(path)) event.respondWith(fresh(request, request));
  else if (request.mode === "navigate" && path === "") event.respondWith(fresh(request, scope));
});
