/* The interpreter module that pyscript.toml names: Pyodide, started early and watched.

   1. Its standard library comes byte-compiled and trimmed (tools/vendor.mjs): a third of the wait.
   2. The downloads start when this module runs, not when PyScript has read its configuration.
      (<link rel="preload" as="fetch"> would do that too, but Safari then downloads twice.)
   3. Their bytes are counted: "meander-progress" on window, detail {stage, loaded, total}, where
      stage is "asking", "fetching" or "starting" and total is null until known; the latest detail is also
      globalThis.meanderProgress.
   4. If Python cannot start, "meander-failed" says why, detail {reason, error}; also
      globalThis.meanderFailed.
*/

// Pyodide makes itself shared memory to sleep in, which the page of a plain static server may not
// have: browsers warn, and will refuse. It never sleeps here, so plain memory does.
if (globalThis.WebAssembly && !globalThis.crossOriginIsolated)
  WebAssembly.Memory = class extends WebAssembly.Memory {
    constructor(wanted) { super({ ...wanted, shared: false }); }
  };

// Nor does it need a stack of its own for every task (JavaScript Promise Integration): nothing here
// waits inside a call. With it, Chromium 156 lost one page in twenty on a busy machine, by a write
// beyond such a stack (pyodide issue 6106 tells of the same). Without it, Pyodide does not use it.
for (const name of ["Suspending", "Suspender"]) delete globalThis.WebAssembly?.[name];

import { watch } from "./watchdog.mjs";

const at = (file) => new URL(file, import.meta.url).href;
const HOME = at("./vendor/pyodide/");
const WASM = HOME + "pyodide.asm.wasm";
const PACKAGE = "/home/pyodide/maze.zip";      // Python imports from it as it is: see tools/site.py
const BIG = [WASM, HOME + "stdlib.zip", HOME + "pyodide-lock.json"];

const NO_WASM = "the server sent a page instead of pyodide.asm.wasm";

const progress = { stage: "fetching", loaded: 0, total: null };

function report(change) {
  Object.assign(progress, change);
  globalThis.meanderProgress = { ...progress };
  globalThis.dispatchEvent(new CustomEvent("meander-progress", { detail: globalThis.meanderProgress }));
}

/** Count a copy of the body: the original keeps its type, so wasm is compiled while it arrives. */
async function count(response) {
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  const reader = response.clone().body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read())
    report({ loaded: progress.loaded + part.value.length });
}

async function whole(response) {
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function learnTotal() {
  const sizes = await (await askNetwork(at("./vendor/sizes.json"))).json();
  report({ total: Object.values(sizes).reduce((sum, size) => sum + size, 0) });
}

const askNetwork = globalThis.fetch.bind(globalThis);
const early = new Map();                       // address -> promise of its response, to be used once

function start(address, mend = (response) => response) {
  const response = askNetwork(address).then(mend);
  early.set(address, response);
  return response;
}

/** The whole address that fetch was asked for, or "". */
function address(what) {
  try {
    return new URL(what?.url ?? what, globalThis.document?.baseURI).href;
  } catch {
    return "";
  }
}

globalThis.fetch = (what, options) => {
  const asked = address(what);
  const found = early.get(asked);
  early.delete(asked);
  return found ?? askNetwork(what, options);
};

/** Whoever saves data is asked first, unless all of it is here already. */
function permission() {
  const saving = globalThis.document && (navigator.connection?.saveData || globalThis.matchMedia("(prefers-reduced-data: reduce)").matches);
  if (!saving || navigator.serviceWorker?.controller) return Promise.resolve();
  return new Promise((start) => {
    globalThis.meanderStart = () => { report({ stage: "fetching" }); start(); };
    report({ stage: "asking" });
  });
}

/** Some servers do not know wasm: say it for them, for Python compiles it only under its own name. */
function named(response) {
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.ok || type.startsWith("application/wasm")) return response;
  if (type.startsWith("text/html")) throw new Error(NO_WASM);
  return new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
}

function startAll() {
  const arrivals = BIG.map((file) => start(file, file === WASM ? named : undefined).then(count));
  Promise.all(arrivals).then(() => report({ stage: "starting" }), () => {});
  bundle = askNetwork(at("../maze.zip")).then(whole);
  broken = Promise.all([arrivals[0], bundle]).then(() => new Promise(() => {}));   // rejects, or stays silent
  broken.catch(() => {});                                             // loadPyodide passes it on
  import(HOME + "pyodide.asm.mjs").catch(() => {});
  if (globalThis.document) start(at("../maze/web/main.py")).catch(() => {});   // PyScript will say it better
}

let bundle, broken;
learnTotal().catch(() => {});                                         // then bytes without a total
const permitted = permission().then(startAll);

/** What happened, in words that fit into "Python could not start (...)." */
async function explain(error) {
  const text = String(error?.message ?? error);
  if (text === NO_WASM) return text;
  if (!globalThis.WebAssembly) return "this browser does not run WebAssembly";
  if (/memory|allocation/i.test(text)) return "there is not enough memory";
  if (/unsafe-eval|Content Security/i.test(text)) return "a security policy forbids it";
  const answer = await askNetwork(WASM, { method: "HEAD" }).catch(() => null);
  if (!answer) return "the network broke off";
  if (!answer.ok) return `the server does not have it: ${answer.status} for static/vendor/`;
  return "for an unknown reason; trying again may help";
}

async function fail(error) {
  const detail = { reason: await explain(error), error: String(error?.stack ?? error) };
  globalThis.meanderFailed = detail;
  globalThis.dispatchEvent(new CustomEvent("meander-failed", { detail }));
  throw error;
}

const pyodide = await import(HOME + "pyodide.mjs").catch(fail);

export const version = pyodide.version;

const OBJECTS = "import gc; gc.collect(); len(gc.get_objects())";       // for tools/endurance.py
const SLICE = 12;                              // milliseconds of importing between two breaths

/** A module was trimmed away: have all of them. */
async function addWhole(python) {
  console.warn("The trimmed library lacks a module, so the whole one is fetched.");
  const file = "/home/pyodide/python_stdlib.zip";
  python.FS.writeFile(file, await whole(await askNetwork(HOME + "python_stdlib.zip")));
  python.runPython(`sys.path.append("${file}")`);
}

/** Have the modules of the first screen imported, and the page alive meanwhile. */
async function importFirst(python) {
  const names = python.runPython(`
    import sys, zipimport
    sys.path.insert(0, "${PACKAGE}")
    try:
        names = zipimport.zipimporter("${PACKAGE}").get_data("maze/first.txt").decode()
    except OSError:                            # not compiled yet: main.py will import them
        names = ""
    names`);
  const take = python.runPython("__import__");
  const attempt = (name) => { try { take(name); } catch (error) { return String(error); } };
  let end = performance.now() + SLICE;
  for (const name of names.split("\n").filter(Boolean)) {
    const problem = attempt(name);
    if (/ModuleNotFoundError/.test(problem)) await addWhole(python);
    if (problem && attempt(name)) break;                                // main.py will say it
    if (performance.now() < end) continue;
    await new Promise((go) => setTimeout(go));
    end = performance.now() + SLICE;
  }
  take.destroy();
}

/** Start Python with our package; if the trimmed library is at fault, with the whole one. */
export async function loadPyodide(options) {
  await permitted;
  const load = (library) => pyodide.loadPyodide({ ...options, indexURL: HOME, stdLibURL: HOME + library });
  const started = load("stdlib.zip").catch((error) => {
    console.warn("Python did not start with its trimmed library, so the whole one is tried.", error);
    return load("python_stdlib.zip");
  });
  try {
    const python = await Promise.race([started, broken]);               // without wasm Pyodide just waits
    python.FS.writeFile(PACKAGE, await bundle);
    await importFirst(python);
    await globalThis.meanderWords;                                      // Python speaks the page's language
    watch(python);
    globalThis.meanderHeap = () => [python._module.HEAP8.length, python.runPython(OBJECTS)];
    return python;
  } catch (error) {
    return fail(error);
  }
}
