// @ts-check
/* What the page's Python is made of, fetched before anybody asks for it.

   Downloads start when this module runs, and static/runtime.mjs, which is the first script of the
   page, brings it along. (<link rel="preload" as="fetch"> would fetch early too, but Safari then
   downloads twice.) While they arrive, the browser does what Python would wait for: it compiles the
   WebAssembly and unpacks the tables of modules (tools/ahead.py).

   PyScript asks for its modules one after the other, and then for Python and for our first script:
   they arrive here as well, so that it does not stand in line behind Python each time.

   Bytes are counted: "meander-progress" on window, detail {stage, loaded, total}, where stage is
   "asking", "fetching" or "starting"; the latest detail is also globalThis.meanderProgress.
*/

import { fetchPart, PLACES } from "./parts.mjs";
import { chunks, sizes } from "./vendor/about.mjs";

const at = (file) => new URL(file, import.meta.url).href;
export const HOME = at("./vendor/pyodide/");
export const WASM = HOME + "pyodide.asm.wasm";
export const NO_WASM = "the server sent a page instead of pyodide.asm.wasm";
const LIBRARY = HOME + "stdlib.zip";
const TABLE = "ahead.bin";
const NEWS = 50;                               // milliseconds between two reports of what has arrived

const progress = { stage: "fetching", loaded: 0, total: Object.values(sizes).reduce((sum, size) => sum + size, 0) };
let told = 0;                                  // when the last report was

function report(change) {
  Object.assign(progress, change);
  if (!change.stage && performance.now() - told < NEWS) return;
  told = performance.now();
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

export async function whole(response) {
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return new Uint8Array(await response.arrayBuffer());
}

export const askNetwork = globalThis.fetch.bind(globalThis);
const early = new Map();                       // address -> promise of its response, to be used once

function start(address, mend = (response) => response, begun = askNetwork(address)) {
  const response = begun.then(mend);
  early.set(address, response);
  response.catch(() => {});                    // whoever asks for it will say it
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

/** Whether the page comes from its service worker; a sandboxed frame refuses to tell. */
function isKept() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

/** Whoever saves data is asked first, unless all of it is here already. */
function permission() {
  const saving = globalThis.document && (navigator.connection?.saveData || globalThis.matchMedia("(prefers-reduced-data: reduce)").matches);
  if (!saving || isKept()) return Promise.resolve();
  return new Promise((/** @type {(value?: any) => void} */ start) => {
    globalThis.meanderStart = () => { report({ stage: "fetching" }); start(); };
    report({ stage: "asking" });
  });
}

/** Some servers do not know wasm: say it for them, for browsers compile it only under its own name. */
function named(response) {
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.ok || type.startsWith("application/wasm")) return response;
  if (type.startsWith("text/html")) throw new Error(NO_WASM);
  return new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
}

/** Compile while it arrives; Pyodide, which would begin when it has read its own code, gets the result. */
async function compile(response) {
  const stream = WebAssembly.instantiateStreaming;
  const compiled = WebAssembly.compileStreaming(response.then((one) => one));      // it is copied first
  WebAssembly.instantiateStreaming = async (source, imports) => {
    if (await source !== await response) return stream.call(WebAssembly, source, imports);
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return compiled;
}

/** The table of modules in the library's archive, unpacked; null where the browser cannot, then Python does. */
async function tableOf(archive) {
  try {
    const view = new DataView(archive.buffer, archive.byteOffset), names = new TextDecoder();
    let entry = view.getUint32(archive.length - 6, true);               // the directory, told at the end
    for (let left = view.getUint16(archive.length - 12, true); left > 0; left--) {
      const length = view.getUint16(entry + 28, true);
      if (names.decode(archive.subarray(entry + 46, entry + 46 + length)) === TABLE) break;
      entry += 46 + length + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
    }
    const head = view.getUint32(entry + 42, true);
    const body = head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    const packed = archive.subarray(body, body + view.getUint32(entry + 20, true));
    const unpacked = new Response(packed).body.pipeThrough(new DecompressionStream("deflate-raw"));
    return await whole(new Response(unpacked));
  } catch {
    return null;
  }
}

/** A module is run by whom it belongs to: here it is only fetched. */
function preload(file) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: at(file) }));
}

function startPyScript() {
  chunks.forEach((file) => preload("./vendor/pyscript/" + file));
  start(at("../maze/web/start.py"));
}

/** All that is needed: promises of our modules in their parts, of the library's table, of bad news. */
async function startAll() {
  const wasm = start(WASM, named, globalThis.meanderWasm ??= askNetwork(WASM)), library = start(LIBRARY);
  const counted = [wasm, library].map((one) => one.then(count));
  Promise.all(counted).then(() => report({ stage: "starting" }), () => {});
  const compiled = compile(wasm);
  const place = globalThis.document?.documentElement.dataset.place;
  const names = ["first", ...PLACES.filter((name) => name === place)];
  const parts = new Map(names.map((name) => [name, fetchPart(name, askNetwork)]));
  const table = library.then((response) => whole(response.clone())).then(tableOf).catch(() => null);
  import(HOME + "pyodide.asm.mjs").catch(() => {});
  if (globalThis.document) startPyScript();
  const broken = Promise.all([compiled, counted[0], ...parts.values()]).then(() => new Promise(() => {}));
  broken.catch(() => {});                                               // rejects, or stays silent
  return { parts, table, broken };
}

export const arrived = permission().then(startAll);
