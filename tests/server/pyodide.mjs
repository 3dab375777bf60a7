// Runs a module in the Python and with the rules that the page's build has written: node pyodide.mjs STATIC MODULE FOLDER
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [home, module, folder] = process.argv.slice(2);
const bytes = (path) => new Uint8Array(readFileSync(path));
const { runtime, python: library, voidlock, lock } = JSON.parse(readFileSync(join(home, "here.json"), "utf8"));
const { loadPyodide } = await import(pathToFileURL(join(home, runtime, "pyodide.mjs")).href);

async function told() {
  const python = await loadPyodide({
    indexURL: join(home, runtime),
    stdLibURL: pathToFileURL(join(home, library)).href,
    lockFileContents: lock,
    packageBaseUrl: "",
  });
  python.unpackArchive(bytes(join(home, voidlock)), "zip");
  python.FS.mkdir("/games");
  for (const name of readdirSync(folder)) python.FS.writeFile(`/games/${name}`, bytes(join(folder, name)));
  await python.runPythonAsync(readFileSync(module, "utf8"));
  return python.globals.get("digests")("/games");
}

told().then(
  // Python's event loop would keep Node alive.
  (text) => process.stdout.write(`${text}\n`, () => process.exit(0)),
  (error) => {
    // Node would print a megabyte of Pyodide before it.
    console.error(String(error.stack).slice(-2000));
    process.exit(1);
  },
);
