// Writes the pictures of Death Angel, which the page draws, for the environments that render them without a browser.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const server = await createServer({
  root: fileURLToPath(new URL(".", import.meta.url)),
  server: { middlewareMode: true },
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
});
const { pictureOf, SIZES } = await server.ssrLoadModule("/src/angel/art/pictures.ts");
const { LOCATIONS, MARINES, TERRAIN } = await server.ssrLoadModule("/src/angel/board/facts.ts");
const { KINDS } = await server.ssrLoadModule("/src/angel/board/board.ts");
await server.close();

const drawn = (kind, ids) =>
  ids.map((id) => [`${kind} ${id}`, { size: SIZES[kind], markup: pictureOf(kind, id).markup }]);
const art = Object.fromEntries([
  ...drawn("marine", Object.keys(MARINES)),
  ...drawn("terrain", Object.keys(TERRAIN)),
  ...drawn("location", Object.keys(LOCATIONS)),
  ...drawn("genestealer", KINDS),
]);
writeFileSync(
  fileURLToPath(new URL("../src/voidlock/games/angel/environment/art.json", import.meta.url)),
  JSON.stringify(art),
);
