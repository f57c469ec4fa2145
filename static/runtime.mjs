/* The interpreter module that pyscript.toml names: Pyodide, started early and watched.

   1. Its standard library comes byte-compiled and trimmed (tools/vendor.mjs): a third of the wait.
   2. The downloads start when this module runs, not when PyScript has read its configuration.
      (<link rel="preload" as="fetch"> would do that too, but Safari then downloads twice.)
   3. Their bytes are counted: "meander-progress" on window, detail {stage, loaded, total}, where
      stage is "fetching" or "starting" and total is null until known; the latest detail is also
      globalThis.meanderProgress.
   4. If Python cannot start, "meander-failed" says why, detail {reason, error}; also
      globalThis.meanderFailed.
*/

const at = (file) => new URL(file, import.meta.url).href;
const HOME = at("./vendor/pyodide/");
const WASM = HOME + "pyodide.asm.wasm";
const BIG = [WASM, HOME + "stdlib.zip", HOME + "pyodide-lock.json"];

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

async function learnTotal() {
  const sizes = await (await askNetwork(at("./vendor/sizes.json"))).json();
  report({ total: Object.values(sizes).reduce((sum, size) => sum + size, 0) });
}

const askNetwork = globalThis.fetch.bind(globalThis);
const early = new Map();                       // address -> promise of its response, to be used once

function start(address) {
  const response = askNetwork(address);
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

/** Our own files, or the archive of them: have them here by the time the interpreter asks. */
async function startOwnFiles() {
  const config = await start(new URL("pyscript.toml", document.baseURI).href);
  const text = await config.clone().text();
  for (const [, file] of text.matchAll(/^"(\.\/maze[^"]+)"/gm)) {
    start(new URL(file, document.baseURI).href).catch(() => {});      // PyScript will say it better
  }
}

const arrivals = BIG.map((file) => start(file).then(count));
Promise.all(arrivals).then(() => report({ stage: "starting" }), () => {});
const broken = arrivals[0].then(() => new Promise(() => {}));           // rejects, or stays silent
broken.catch(() => {});                                               // loadPyodide passes it on
import(HOME + "pyodide.asm.mjs").catch(() => {});
learnTotal().catch(() => {});                                         // then bytes without a total
if (globalThis.document) startOwnFiles().catch(() => {});

/** What happened, in words that fit into "Python could not start (...)." */
async function explain(error) {
  const text = String(error?.message ?? error);
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

/** Start Python; if the trimmed library is at fault, with the whole one. */
export function loadPyodide(options) {
  const load = (library) => pyodide.loadPyodide({ ...options, indexURL: HOME, stdLibURL: HOME + library });
  const started = load("stdlib.zip").catch((error) => {
    console.warn("Python did not start with its trimmed library, so the whole one is tried.", error);
    return load("python_stdlib.zip");
  });
  return Promise.race([started, broken]).catch(fail);                 // without wasm Pyodide just waits
}
