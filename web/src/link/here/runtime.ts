// Python in a worker, with the rules: the files that tools/here.py has written.
import type { Lockfile, PyodideAPI } from "pyodide";

/** `here.json`: where the files are, from the page, and how many bytes each has. */
interface Files {
  runtime: string;
  python: string;
  voidlock: string;
  lock: Lockfile;
  bytes: Record<string, number>;
}

/** How much of it has arrived, in bytes; once all has, the browser compiles it. */
export interface Arrived {
  arrived: number;
  of: number;
}

/** The page lies above the folder of its scripts. */
const home = new URL("..", import.meta.url);

const sizeOf = ({ bytes }: Files): number => Object.values(bytes).reduce((sum, size) => sum + size);

/** Tells what of the files arrives. */
function counting(files: Files, tell: (progress: Arrived) => void): typeof fetch {
  const of = sizeOf(files);
  const get = fetch.bind(self);
  let arrived = 0;
  const count = (size: number): void => tell({ arrived: Math.min((arrived += size), of), of });
  // What is imported as a module arrives without being counted.
  for (const [name, size] of Object.entries(files.bytes)) if (name.endsWith(".mjs")) count(size);
  return async (address, options) => {
    const reply = await get(address, options);
    // Only what comes as it is has its compiled form kept by the browser; so a copy of it is counted.
    const counter = new WritableStream<Uint8Array>({ write: ({ length }) => count(length) });
    void reply.clone().body?.pipeTo(counter);
    return reply;
  };
}

async function bytesOf(reply: Response): Promise<ArrayBuffer> {
  if (!reply.ok) throw new Error(`${reply.status} ${reply.url}`);
  return reply.arrayBuffer();
}

/** Whether the file is on this device. */
const isKept = async (address: string): Promise<boolean> =>
  "caches" in self && (await caches.match(address)) !== undefined;

/** Loads Python and the rules. */
export async function load(tell: (progress: Arrived) => void): Promise<PyodideAPI> {
  const files = (await (await fetch(new URL("here.json", home))).json()) as Files;
  const at = (path: string): string => new URL(path, home).href;
  if (await isKept(at(files.voidlock))) tell({ arrived: sizeOf(files), of: sizeOf(files) });
  else self.fetch = counting(files, tell);
  const rules = fetch(at(files.voidlock)).then(bytesOf);
  const { loadPyodide } = (await import(
    /* @vite-ignore */ at(`${files.runtime}pyodide.mjs`)
  )) as typeof import("pyodide");
  const python = await loadPyodide({
    indexURL: at(files.runtime),
    stdLibURL: at(files.python),
    lockFileContents: files.lock,
    packageBaseUrl: at(files.runtime),
  });
  python.unpackArchive(await rules, "zip");
  return python;
}
