// Retry with a fixed delay: the server limits a guest's concurrent computations, so a request that finds it busy is sent again.
import type { Reviewing } from "../protocol";
import { link } from "./link.svelte";
import type { Reply, Request } from "./requests.svelte";

const WAIT = 400;
const TRIES = 25;

/** The reply to a request, once the server has capacity; any other refusal is shown. */
export async function patiently(request: Request, hear?: (progress: Reviewing) => void): Promise<Reply> {
  let reply = await link.inquire(request, hear);
  for (let tried = 0; tried < TRIES && reply.type === "refusal" && reply.id === "table_busy"; tried += 1) {
    await new Promise((go) => setTimeout(go, WAIT));
    reply = await link.inquire(request, hear);
  }
  if (reply.type === "refusal") link.refusal = reply;
  return reply;
}
