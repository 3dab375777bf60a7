// A look at a table from afar: who waits for whom. Whoever glances does not count as being there.
import { secretsOf } from "../page/kept";
import type { FromServer, Glance, Glanced } from "../protocol";
import { toServer } from "./wire";

/** Null if the server is away, or doesn't know the seats of this device any more. */
export function glance(table: string): Promise<Glanced | null> {
  const { host, seats } = secretsOf(table);
  const message: Glance = { type: "glance", table, secrets: [...Object.values(seats), ...(host ? [host] : [])] };
  return new Promise((settle) => {
    const wire = toServer();
    wire.onopen = () => wire.send(JSON.stringify(message));
    wire.onmessage = (frame) => {
      const heard = JSON.parse(frame) as FromServer;
      if (heard.type === "glanced") settle(heard);
    };
    wire.onclose = () => settle(null);
  });
}
