// @ts-check
/* Put the fetched runtime where the page finds it: node_modules/ -> static/vendor/ (never committed).

   Pyodide's standard library is published as source, and compiling it is most of the time a page
   waits. So Pyodide byte-compiles it here once, trimmed to tools/stdlib-modules.txt. The whole
   library lies beside it, for the day the trimmed one does not start (see static/runtime.mjs).
   Our own modules are byte-compiled too, those that have changed: see tools/parts.py.
   A run that finds everything up to date does nothing; with --prove it still imports all of maze/. */

import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { bundleAll, copyFonts, FONTS, LIBRARIES } from "./libraries.mjs";
import { chunksIn, copyPyScript } from "./pyscript.mjs";

const root = path.resolve(import.meta.dirname, "..");
const vendor = path.join(root, "static", "vendor");
const compiled = path.join(vendor, "compiled");                            // see tools/parts.py
const stamp = path.join(vendor, "stamp.txt");
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const LOCK = "pyodide-lock.json";
const ORDER = "order.txt";                      // of importing: see compile_maze.py
const OURS = ["difflib", "hashlib", "html", "html.entities", "ipaddress", "pkgutil", "urllib",
              "urllib.parse"];                  // of the library, by the first screen of maze/
const INSIDE = "inside.json";                    // what Pyodide is made of, for tools/licences.py
const COUNTED = ["pyodide.asm.wasm", "stdlib.zip"];                        // by static/arriving.mjs

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
  for (const file of ["@pyscript/core/dist/core.js", "esbuild/package.json", ...[...PYODIDE, LOCK].map((name) => `pyodide/${name}`)])
    if (!fs.existsSync(installed(file))) fail(`node_modules/${file} is missing: run \`npm ci\` first.`);
}

/** A text that changes when anything changes that static/vendor/ is made of. */
function fingerprint() {
  const sum = createHash("sha256");
  for (const file of ["package-lock.json", "tools/vendor.mjs", "tools/pyscript.mjs", "tools/stdlib-modules.txt", "tools/compile_stdlib.py", "tools/inside.py",
                      "tools/ahead.py", "tools/compile_maze.py", "tools/libraries.mjs"])
    sum.update(fs.readFileSync(path.join(root, file)));
  for (const name of ["pyodide", "@pyscript/core", "esbuild", ...Object.entries(LIBRARIES).map(([name, { from }]) => from ?? name), FONTS.package])
    sum.update(fs.readFileSync(installed(name, "package.json")));
  return sum.digest("hex");
}

function copyPyodide(to) {
  fs.mkdirSync(to, { recursive: true });
  for (const name of PYODIDE) fs.copyFileSync(installed("pyodide", name), path.join(to, name));
}

/** The wanted modules, byte-compiled by the very Python that will read them: first as files, to see
    which of them Pyodide imports after Python has started, then those in a table (ahead.py). */
async function compileLibrary(loadPyodide, to) {
  const python = await loadPyodide();
  const source = fs.readFileSync(installed("pyodide", "python_stdlib.zip"));
  python.FS.writeFile("/source.zip", new Uint8Array(source));       // a Buffer is refused
  python.FS.writeFile("/wanted.txt", read("tools", "stdlib-modules.txt"));
  python.FS.writeFile("/ahead.py", read("tools", "ahead.py"));
  fs.writeFileSync(path.join(vendor, INSIDE), python.runPython(read("tools", "inside.py")));
  const compile = (ahead) => {
    python.runPython(read("tools", "compile_stdlib.py"), { globals: python.toPy({ ahead }) });
    fs.writeFileSync(to, python.FS.readFile("/compiled.zip"));
  };
  compile([]);
  const ahead = await importedAtStart(loadPyodide, to);
  compile([...ahead, ...OURS]);
  return ahead;
}

async function importedAtStart(loadPyodide, library) {
  const { default: create } = await import(pathToFileURL(installed("pyodide", "pyodide.asm.mjs")).href);
  const python = await loadPyodide({
    stdLibURL: library,
    async createPyodideModule(settings) {
      const module = await create(settings);
      settings.API.rawRun("import sys; sys.meander = set(sys.modules)");
      return module;
    },
  });
  return python.runPython(`
    import sys, zipimport
    " ".join(name for name, module in sys.modules.items() if name not in sys.meander
             and isinstance(module.__spec__ and module.__spec__.loader, zipimport.zipimporter))`).split(" ");
}

/** What the page must know before it asks for anything: sizes, the name of Pyodide's packages (we
    use none), the modules that PyScript will ask for, and those that Pyodide imports when Python has
    started. */
function describe(home, library) {
  const chunks = chunksIn(path.join(vendor, "pyscript"));
  const sizes = Object.fromEntries(COUNTED.map((name) => [name, fs.statSync(path.join(home, name)).size]));
  const { info } = JSON.parse(fs.readFileSync(installed("pyodide", LOCK), "utf8"));
  const lines = Object.entries({ sizes, chunks, lock: JSON.stringify({ info, packages: {} }), library })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  return "// By tools/vendor.mjs.\n" + lines.join("");
}

/** Byte code of maze/, by the digest of a module's path and text; returns what is not there yet. */
function uncompiled() {
  const wanted = {}, kept = new Set([ORDER]);
  for (const entry of fs.readdirSync(path.join(root, "maze"), { encoding: "utf8", recursive: true }).sort()) {
    const name = ["maze", ...entry.split(path.sep)].join("/");
    if (!name.endsWith(".py")) continue;
    const sum = createHash("sha256").update(name + "\0").update(fs.readFileSync(path.join(root, name)));
    const file = sum.digest("hex").slice(0, 32) + ".pyc";
    kept.add(file);
    if (!fs.existsSync(path.join(compiled, file))) wanted[name] = file;
  }
  fs.mkdirSync(compiled, { recursive: true });
  for (const file of fs.readdirSync(compiled))
    if (!kept.has(file)) fs.rmSync(path.join(compiled, file), { force: true });          // two may tidy at once
  return wanted;
}

/** A syntax error is no reason to stop: the page will say it, with the line. */
async function compileMaze(loadPyodide, library, wanted) {
  const python = await loadPyodide({ stdLibURL: library });
  python.FS.mkdirTree("/site/maze");
  python.mountNodeFS("/site/maze", path.join(root, "maze"));
  python.FS.mkdirTree("/compiled");
  const given = Object.entries(wanted).map(([name, file]) => [name, `/compiled/${file}`]);
  const globals = python.toPy({ wanted: Object.fromEntries(given) });
  try {
    python.runPython(read("tools", "compile_maze.py"), { globals });
  } catch (/** @type {any} */ error) {
    console.error(String(error.message).trim().split("\n").slice(-4).join("\n"));
  }
  for (const [, file] of [...given, ["", `/compiled/${ORDER}`]])
    if (python.FS.analyzePath(file).exists)
      fs.writeFileSync(path.join(compiled, path.basename(file)), python.FS.readFile(file));
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
  const proving = !ready || process.argv.includes("--prove");
  const { loadPyodide } = ready && !proving && !Object.keys(uncompiled()).length ? {} : await import("pyodide");
  if (!ready) {
    console.log("Preparing Python for the page (about ten seconds, once) ...");
    fs.rmSync(vendor, { recursive: true, force: true });
    copyPyScript(installed("@pyscript", "core", "dist"), path.join(vendor, "pyscript"));
    copyPyodide(home);
    bundleAll();
    copyFonts();
    fs.copyFileSync(path.join(root, "tools", "ahead.py"), path.join(vendor, "ahead.py"));   // for parts.mjs
    const early = await compileLibrary(loadPyodide, library);
    fs.writeFileSync(path.join(vendor, "about.mjs"), describe(home, early.filter((name) => !/^_?pyodide/.test(name))));
  }
  if (proving) await prove(loadPyodide, library);
  const wanted = uncompiled();
  if (Object.keys(wanted).length) await compileMaze(loadPyodide, library, wanted);
  if (!ready) fs.writeFileSync(stamp, print);             // last: a broken run leaves no stamp
}

await main();
