/* Put the fetched runtime where the page finds it: node_modules/ -> static/vendor/ (never committed).

   Pyodide's standard library is published as source, and compiling it is most of the time a page
   waits. So Pyodide byte-compiles it here once, trimmed to tools/stdlib-modules.txt. The whole
   library lies beside it, for the day the trimmed one does not start (see static/runtime.mjs).
   A run that finds everything up to date does nothing; with --prove it still imports all of maze/. */

import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const vendor = path.join(root, "static", "vendor");
const stamp = path.join(vendor, "stamp.txt");
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json",
                 "python_stdlib.zip"];
const COUNTED = ["pyodide.asm.wasm", "stdlib.zip", "pyodide-lock.json"];   // by static/runtime.mjs

// Left to itself, node would print the line of Pyodide's source that threw: a megabyte.
process.on("uncaughtException", (error) => fail(error?.message ?? error));

function fail(reason) {
  console.error(String(reason).trim().slice(-1500));
  process.exit(1);
}

const installed = (...parts) => path.join(root, "node_modules", ...parts);
const read = (...parts) => fs.readFileSync(path.join(root, ...parts), "utf8");

function need() {
  if (parseInt(process.versions.node) < 20)
    fail(`Node 20 or newer is needed, and this is ${process.version}.`);
  for (const file of ["@pyscript/core/dist/core.js", ...PYODIDE.map((name) => `pyodide/${name}`)])
    if (!fs.existsSync(installed(file))) fail(`node_modules/${file} is missing: run \`npm ci\` first.`);
}

/** A text that changes when anything changes that static/vendor/ is made of. */
function fingerprint() {
  const sum = createHash("sha256");
  for (const file of ["package-lock.json", "tools/vendor.mjs", "tools/stdlib-modules.txt"])
    sum.update(fs.readFileSync(path.join(root, file)));
  for (const name of ["pyodide", "@pyscript/core"])
    sum.update(fs.readFileSync(installed(name, "package.json")));
  return sum.digest("hex");
}

/** PyScript's modules, without source maps and without what only other features ask for. */
function copyPyScript(to) {
  const from = installed("@pyscript", "core", "dist");
  const unused = /\.map$|codemirror|xterm|^zip-|pyodide_graph|storage|^mpy-|service-worker/;
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from))
    if (!unused.test(name)) fs.copyFileSync(path.join(from, name), path.join(to, name));
}

function copyPyodide(to) {
  fs.mkdirSync(to, { recursive: true });
  for (const name of PYODIDE) fs.copyFileSync(installed("pyodide", name), path.join(to, name));
}

/** The wanted modules, byte-compiled by the very Python that will read them. */
async function compileLibrary(loadPyodide, to) {
  const python = await loadPyodide();
  const source = fs.readFileSync(installed("pyodide", "python_stdlib.zip"));
  python.FS.writeFile("/source.zip", new Uint8Array(source));       // a Buffer is refused
  python.FS.writeFile("/wanted.txt", read("tools", "stdlib-modules.txt"));
  python.runPython(read("tools", "compile_stdlib.py"));
  fs.writeFileSync(to, python.FS.readFile("/compiled.zip"));
}

/** The trimmed library must start, and must be enough for all of maze/ that needs no browser. */
async function prove(loadPyodide, library) {
  const python = await loadPyodide({ stdLibURL: library });
  python.FS.mkdirTree("/site/maze");
  python.mountNodeFS("/site/maze", path.join(root, "maze"));
  const complaint = python.runPython(read("tools", "import_maze.py"));
  if (complaint) fail(complaint);
}

async function main() {
  need();
  const home = path.join(vendor, "pyodide");
  const library = path.join(home, "stdlib.zip");
  const print = fingerprint();
  const ready = fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === print;
  const { loadPyodide } = ready && !process.argv.includes("--prove") ? {} : await import("pyodide");
  if (!ready) {
    console.log("Preparing Python for the page (about ten seconds, once) ...");
    fs.rmSync(vendor, { recursive: true, force: true });
    copyPyScript(path.join(vendor, "pyscript"));
    copyPyodide(home);
    await compileLibrary(loadPyodide, library);
    const sizes = COUNTED.map((name) => [name, fs.statSync(path.join(home, name)).size]);
    fs.writeFileSync(path.join(vendor, "sizes.json"), JSON.stringify(Object.fromEntries(sizes)) + "\n");
  }
  if (loadPyodide) await prove(loadPyodide, library);
  if (!ready) fs.writeFileSync(stamp, print);             // last: a broken run leaves no stamp
}

await main();
