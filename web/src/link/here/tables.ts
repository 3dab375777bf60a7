// Worker: the tables of this device, as the server has them, in Python. A second worker of the same script carries out
// long jobs, which can be ended.
import type { PyProxy } from "pyodide/ffi";
import { type Entries, inMemory, onDisk } from "./entries";
import { type Arrived, load } from "./runtime";
import { type Job, THINKER, Thinker, type Thought } from "./thinker";

/** What the page asks for. A port carries frames, or the results; null ends either. */
export type Asked =
  { what: "connect" } | { what: "survey"; mission: string } | { what: "trial"; mission: string; games: number };

/** What the page is told. `kept`: whether games outlive the page. */
export type Said = Arrived | { ready: true; kept: boolean } | { failed: string };

/** The classes and functions of `voidlock.server.here`. */
interface Connection extends PyProxy {
  receive(frame: string): void;
  close(): void;
}
interface Device extends PyProxy {
  begin(): Promise<void>;
  connect(post: (frame?: string) => void): Connection;
  survey(mission: string): Promise<string>;
  trial(mission: string, games: number, post: (line: string) => boolean): Promise<void>;
}
interface Here {
  Device: (page: object) => Device;
  think: (body: string) => string;
}

const tell = (said: Said | Thought): void => self.postMessage(said);

async function here(progress: (arrived: Arrived) => void): Promise<Here> {
  const python = await load(progress);
  return python.pyimport("voidlock.server.here") as Here;
}

/** The second worker's side. */
function carryOut(): void {
  const loading = here(() => undefined);
  self.onmessage = async ({ data: { body } }: MessageEvent<Job>) => {
    try {
      tell({ result: (await loading).think(body) });
    } catch (error) {
      tell({ failed: String(error) });
    }
  };
}

// ---------------------------------------------------------------------- the tables

function connect(device: Device, port: MessagePort): void {
  const connection = device.connect((frame) => port.postMessage(frame ?? null));
  port.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data !== null) return connection.receive(data);
    connection.close();
    port.close();
  };
}

async function survey(device: Device, mission: string, port: MessagePort): Promise<void> {
  port.postMessage(await device.survey(mission).catch(() => null));
}

async function trial(device: Device, mission: string, games: number, port: MessagePort): Promise<void> {
  let wanted = true;
  port.onmessage = () => (wanted = false);
  await device.trial(mission, games, (line) => (port.postMessage(line), wanted)).catch(() => undefined);
  port.postMessage(null);
}

async function serve(): Promise<void> {
  const asked: [Asked, MessagePort | undefined][] = [];
  let answer = (request: Asked, port: MessagePort | undefined): void => void asked.push([request, port]);
  self.onmessage = ({ data, ports: [port] }: MessageEvent<Asked>) => answer(data, port);
  let entries: Entries;
  let kept = true;
  try {
    entries = await onDisk();
  } catch {
    entries = inMemory();
    kept = false;
  }
  const thinker = new Thinker();
  const page = {
    read: (table: string) => entries.read(table),
    write: (table: string, number: number, key: string, body: string) => entries.write(table, number, key, body),
    think: (number: number, body: string, seconds: number) => thinker.think(number, body, seconds),
    withdraw: (number: number) => thinker.withdraw(number),
  };
  const device = (await here(tell)).Device(page);
  await device.begin();
  answer = (request, port) => {
    if (!port) return;
    if (request.what === "connect") connect(device, port);
    else if (request.what === "survey") void survey(device, request.mission, port);
    else void trial(device, request.mission, request.games, port);
  };
  tell({ ready: true, kept });
  for (const [request, port] of asked) answer(request, port);
}

// Part of Pyodide fails beside the promise that it returns.
self.addEventListener("unhandledrejection", ({ reason }) => tell({ failed: String(reason) }));
if (self.name === THINKER) carryOut();
else serve().catch((error: unknown) => tell({ failed: String(error) }));
