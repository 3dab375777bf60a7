// Missions before a table is opened: by the server, or by this device if there is none, or none can be reached.
import { ALONE } from "../page/version";
import type { MissionTrial, Missions, Surveyed } from "../protocol";
import { device } from "./here/device.svelte";

/** The server was asked too often. */
export class Busy extends Error {}

/** By the server, or, if the page has none or cannot reach it, on this device. */
async function either<Found>(server: () => Promise<Found>, here: () => Promise<Found>): Promise<Found> {
  if (ALONE) return here();
  try {
    return await server();
  } catch (error) {
    // What the server has refused, the device would too.
    if (!(error instanceof TypeError)) throw error;
    return here();
  }
}

async function answered(address: string, options?: RequestInit): Promise<Response> {
  const reply = await fetch(address, options);
  if (reply.status === 429) throw new Busy();
  if (!reply.ok) throw new Error(String(reply.status));
  return reply;
}

const listed = async (address: string): Promise<Missions> => (await (await answered(address)).json()) as Missions;

export const fetched = (): Promise<Missions> =>
  either(
    () => listed("missions"),
    () => listed("missions/list.json"),
  );

/** The file of a bundled mission. */
export const fileOf = async (name: string): Promise<string> => (await answered(`missions/${name}.txt`)).text();

/** The contents of a mission file, and its faults. */
export const surveyed = (text: string): Promise<Surveyed> =>
  either(
    async () => (await (await answered("missions", { method: "POST", body: text })).json()) as Surveyed,
    () => device.survey(text),
  );

async function triedByServer(
  text: string,
  games: number,
  hear: (result: MissionTrial) => void,
  signal: AbortSignal,
): Promise<void> {
  const { body } = await answered(`missions/trial?games=${games}`, { method: "POST", body: text, signal });
  if (!body) throw new Error("trial");
  const lines = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await lines.read(); !part.done; part = await lines.read()) {
    const whole = (rest + part.value).split("\n");
    rest = whole.pop() ?? "";
    const last = whole.at(-1);
    if (last) hear(JSON.parse(last) as MissionTrial);
  }
}

/** The sergeant bot plays a mission; its results are heard as they come. */
export const tried = (
  text: string,
  games: number,
  hear: (result: MissionTrial) => void,
  signal: AbortSignal,
): Promise<void> =>
  either(
    () => triedByServer(text, games, hear, signal),
    () => device.trial(text, games, hear, signal),
  );
