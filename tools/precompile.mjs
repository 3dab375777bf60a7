// Compiles the standard library and our modules with the Python that will run them: tools/here.py calls it.
//   node tools/precompile.mjs SOURCES WHEEL FOLDER     writes python.zip and voidlock.zip
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** Not a Buffer, which Pyodide does not know. */
const bytes = (file) => new Uint8Array(readFileSync(file));

const [sources, wheel, folder] = process.argv.slice(2);
const web = createRequire(new URL("../web/package.json", import.meta.url));
const home = dirname(web.resolve("pyodide/pyodide.mjs"));
const { loadPyodide } = await import(pathToFileURL(join(home, "pyodide.mjs")).href);

const python = await loadPyodide({ indexURL: home, packages: [] });
python.unpackArchive(bytes(sources), "zip", { extractDir: "/sources" });
python.unpackArchive(bytes(wheel), "zip", { extractDir: "/sources" });
python.FS.writeFile("/stdlib.zip", bytes(join(home, "python_stdlib.zip")));
try {
  await python.runPythonAsync(readFileSync(new URL("precompile.py", import.meta.url), "utf8"));
} catch (error) {
  // Node would print a megabyte of Pyodide before it.
  console.error(String(error));
  process.exit(1);
}
for (const name of ["python.zip", "voidlock.zip"]) writeFileSync(join(folder, name), python.FS.readFile(`/${name}`));
