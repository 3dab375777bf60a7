// Writes the pictures of Death Angel, which the page draws, for what is drawn without a browser: the environments and
// the previews of challenges (tools/previews.py).
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
const { ending } = await server.ssrLoadModule("/src/shared/art/ending.ts");
const { boarding, VIGNETTE } = await server.ssrLoadModule("/src/shared/art/boarding.ts");
await server.close();

const drawn = (kind, ids) =>
  ids.map((id) => [`${kind} ${id}`, { size: SIZES[kind], markup: pictureOf(kind, id).markup }]);
const lost = ending(false, "genestealer_lair", LOCATIONS.genestealer_lair.tier, []);
const squad = [...boarding()].map(({ markup }) => markup);
const art = Object.fromEntries([
  ...drawn("marine", Object.keys(MARINES)),
  ...drawn("terrain", Object.keys(TERRAIN)),
  ...drawn("location", Object.keys(LOCATIONS)),
  ...drawn("genestealer", KINDS),
  ["ending win", { size: [1000, 800], markup: [...squad, VIGNETTE].join("") }],
  ["ending loss", { size: [lost.width, lost.height], markup: lost.markup }],
]);
writeFileSync(
  fileURLToPath(new URL("../src/voidlock/games/angel/environment/art.json", import.meta.url)),
  JSON.stringify(art),
);
