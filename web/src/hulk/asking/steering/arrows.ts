// Arrow-key neighbours on the map, requested from the rules once per map.
import { link } from "../../../link/link.svelte";
import type { Facing } from "../../../page/told";
import type { Arrows } from "../../../protocol";

type Table = Arrows["arrows"];

let known: { map: string; table: Promise<Table> } | null = null;

async function asked(): Promise<Table> {
  const reply = await link.inquire({ type: "arrow_keys" });
  if (reply.type === "arrows") return reply.arrows;
  // Refused or disconnected: the next key asks again.
  known = null;
  return {};
}

/** The cell that an arrow key reaches; the same cell if there is no floor that way. */
export async function arrowFrom(rows: readonly string[], square: string, way: Facing): Promise<string> {
  const map = rows.join("\n");
  if (known?.map !== map) known = { map, table: asked() };
  return (await known.table)[square]?.[way] ?? square;
}
