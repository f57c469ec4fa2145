// @ts-check
/* The interpreter module that PyScript is given: Pyodide, started early and watched.

   1. Its standard library comes byte-compiled and trimmed (tools/vendor.mjs): a third of the wait.
   2. Downloads (static/arriving.mjs) and Python start when this module runs, and it is the first of
      the page to run; PyScript, which has much to read before it asks for an interpreter, gets the
      one that is up.
   3. What can be done in parts is: modules are imported a few at a time, and the page breathes in
      between.
   4. Python looks for no garbage until the page is there: a start makes much that stays.
   5. If Python cannot start, "meander-failed" says why, detail {reason, error}; also
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

import { arrived, askNetwork, HOME, NO_WASM, WASM, whole } from "./arriving.mjs";
import { Parts, PLACES } from "./parts.mjs";
import { library, lock } from "./vendor/about.mjs";
import { watch } from "./watchdog.mjs";

const REFUSED = /^\d{3} for \S+$/;             // by static/arriving.mjs and static/parts.mjs
const SLICE = 12;                              // milliseconds of importing between two breaths
const OBJECTS = "import gc; gc.collect(); len(gc.get_objects())";       // for tools/endurance.py
const root = globalThis.document?.documentElement;

/** What happened, in words that fit into "Python could not start (...)."; or "404 for a-file", which
    static/failing.mjs puts into words. */
async function explain(error) {
  const text = String(error?.message ?? error);
  if (text === NO_WASM) return text;
  if (!globalThis.WebAssembly) return "this browser does not run WebAssembly";
  if (/memory|allocation/i.test(text)) return "there is not enough memory";
  if (/unsafe-eval|Content Security/i.test(text)) return "a security policy forbids it";
  if (REFUSED.test(text)) return text.replace(/ \S*\//, " ");
  const answer = await askNetwork(WASM, { method: "HEAD" }).catch(() => null);
  if (!answer) return "the network broke off";
  if (!answer.ok) return `${answer.status} for pyodide.asm.wasm`;
  return "a file of the page may be damaged; trying again may help";
}

async function fail(error) {
  const detail = { reason: await explain(error), error: String(error?.stack ?? error) };
  globalThis.meanderFailed = detail;
  globalThis.dispatchEvent(new CustomEvent("meander-failed", { detail }));
  throw error;
}

/** Let the page do what it has to. A timer would come four milliseconds later. */
const breathe = () => globalThis.scheduler?.postTask
  ? scheduler.postTask(() => {}) : new Promise((go) => setTimeout(go));

/** One name after the other, until one is refused, and the page alive meanwhile. */
async function inSlices(names, take) {
  let end = performance.now() + SLICE;
  for (const name of names) {
    if (await take(name) === false) return;
    if (performance.now() < end) continue;
    await breathe();
    end = performance.now() + SLICE;
  }
}

/** The scripts of the page have run, and its recording plays. */
const played = root && document.readyState === "loading"
  && new Promise((go) => document.addEventListener("DOMContentLoaded", go, { once: true }));

/** Python's own start, which would import all it needs in one go. */
async function inParts(settings) {
  const { default: create } = await import(HOME + "pyodide.asm.mjs");
  await played;
  settings.setStatus = () => {};                                        // then it breathes before it runs
  const module = await create(settings);
  settings.API.rawRun("import gc; gc.disable()");
  await breathe();
  await inSlices(library, (name) => { settings.API.rawRun(`__import__("${name}")`); });
  return module;
}

/** A module was trimmed away: have all of them. */
async function addWhole(python) {
  console.warn("The trimmed library lacks a module, so the whole one is fetched.");
  const file = "/lib/python_stdlib.zip";                     // not where our package is: see tools/ahead.py
  python.FS.writeFile(file, await whole(await askNetwork(HOME + "python_stdlib.zip")));
  python.runPython(`import sys; sys.path.append("${file}")`);
}

/** Python's `__import__`, a few modules at a time; the whole library if the trimmed one lacks some. */
function importer(python) {
  const take = python.runPython("__import__");
  const attempt = (name) => { try { take(name); } catch (error) { return String(error); } };
  return (names) => inSlices(names.filter(Boolean), (name) => {
    const problem = attempt(name);
    if (!problem) return true;                                          // main.py will say it
    return /ModuleNotFoundError/.test(problem) && addWhole(python).then(() => !attempt(name));
  });
}

/** Have the modules of the first screen imported, and those of the other places when it is there. */
async function importAll(python, fetched) {
  const parts = new Parts(python, importer(python));
  Object.assign(globalThis.meander ??= {}, { parts, home: new URL("./", import.meta.url).href });
  for (const [name, table] of fetched) await parts.need(name, () => table);
  if (PLACES.includes(root?.dataset.place)) await parts.need(root.dataset.place);       // somebody went there meanwhile
  whenReady(() => python.runPython("import gc; gc.freeze(); gc.enable()"));
  whenReady(() => PLACES.forEach((name) => parts.need(name).catch(() => {})));      // who needs it, says it
}

/** When Python has drawn: until then all time is for that. */
function whenReady(act) {
  const look = new MutationObserver(() => {
    if (root.dataset.state === "loading") return;
    look.disconnect();
    (globalThis.requestIdleCallback ?? setTimeout)(act);
  });
  if (root) look.observe(root, { attributeFilter: ["data-state"] });
}

let said = { stdout: console.log, stderr: console.error };             // until PyScript has its own

/** The table of the library's modules, which the browser has unpacked: see tools/ahead.py. */
async function lay(FS, table) {
  const bytes = await table;
  FS.mkdirTree("/ahead");
  if (bytes) FS.writeFile("/ahead/stdlib", bytes, { canOwn: true });
}

/** Python with our package; if the trimmed library is at fault, with the whole one. */
async function python() {
  const { parts, table, broken } = await arrived;
  const { loadPyodide: load } = await pyodide;
  const options = {
    indexURL: HOME, lockFileContents: lock, createPyodideModule: inParts,
    stdout: (text) => said.stdout(text), stderr: (text) => said.stderr(text),
  };
  const fsInit = (FS) => lay(FS, table);
  const started = load({ ...options, fsInit, stdLibURL: HOME + "stdlib.zip" }).catch((error) => {
    console.warn("Python did not start with its trimmed library, so the whole one is tried.", error);
    return load({ ...options, stdLibURL: HOME + "python_stdlib.zip" });
  });
  const found = await Promise.race([started, broken]);                  // without wasm Pyodide just waits
  await importAll(found, parts);
  watch(found);
  Object.assign(globalThis.meander, { memory: () => found._module.HEAP8.length });
  globalThis.meanderHeap = () => {                                      // in this order: it frees some
    const objects = found.runPython(OBJECTS);
    return [found._module.HEAP8.length, objects, found._module._hiwire_num_refs()];
  };
  return found;
}

const pyodide = import(HOME + "pyodide.mjs");
const running = python().catch(fail);
running.catch(() => {});                                                // said already

/** PyScript asks for its interpreter: here it is, or will be. */
export async function loadPyodide({ stdout, stderr }) {
  said = { stdout, stderr };
  await globalThis.meanderWords;                                        // Python speaks the page's language
  return running;
}

export const { version } = await pyodide.catch(fail);
