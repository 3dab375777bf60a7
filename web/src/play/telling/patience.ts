// What is reckoned for a guest is reckoned a few at a time: who asks for more is told so, and asks again.
import { type Reply, type Request, link } from "../../link/link.svelte";

const WAIT = 400;
const TRIES = 25;

/** The answer to a request, once there is room to think about it; a refusal for another reason is shown. */
export async function patiently(request: Request): Promise<Reply> {
  let reply = await link.inquire(request);
  for (let tried = 0; tried < TRIES && reply.type === "refusal" && reply.id === "table_busy"; tried += 1) {
    await new Promise((go) => setTimeout(go, WAIT));
    reply = await link.inquire(request);
  }
  if (reply.type === "refusal") link.refusal = reply;
  return reply;
}
