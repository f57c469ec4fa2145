// @ts-check
/* A Python for one program of a visitor, in a frame of no origin (static/frame.js, static/sandboxed.js): it has
   no storage, no cookies and no network, and is ended by taking the frame out of the document.

   A service worker does not serve a frame with the attribute `sandbox`, so without a network it would not come.
   Where a worker serves this page, the frame has no attribute, and the worker answers with a header that does
   the same (tools/sw.js). Two locks: the page says nothing to a frame before it was greeted from the origin
   "null", and the script of the frame does nothing in another one. */

import { lock } from "./vendor/about.mjs";

const HERE = "./sandbox.html";
const LONGEST = 30_000;                                // characters of a text
const MOST = 1 << 16;                                  // numbers of an array
const PATIENCE = 20_000;                               // milliseconds until the greeting
const FILES = {
  pyodide: ["./vendor/pyodide/pyodide.mjs", "text/javascript"],
  asm: ["./vendor/pyodide/pyodide.asm.mjs", "text/javascript"],
  wasm: ["./vendor/pyodide/pyodide.asm.wasm", "application/wasm"],
  library: ["./vendor/pyodide/stdlib.zip", "application/zip"],
  first: ["../parts/first.bin", "application/octet-stream"],
  pictures: ["../parts/pictures.bin", "application/octet-stream"],
  writing: ["../parts/writing.bin", "application/octet-stream"],
};

const PARTS = ["first", "pictures", "writing"];        // in which the package comes

const at = (path) => new URL(path, import.meta.url).href;

async function fetched(path) {
  const answer = await fetch(at(path));
  if (!answer.ok) throw new Error(`${answer.status} for ${path}`);
  return answer.blob();                                // the browser keeps it, no script has to copy it
}

/** @type {Promise<{ files: Record<string, unknown[]>, script: string, lock: string }> | null} */
let given = null;

function files() {
  given ??= (async () => {
    const found = await Promise.all(Object.entries(FILES).map(async ([name, [path, type]]) => [name, [await fetched(path), type]]));
    return { files: Object.fromEntries(found), script: await (await fetched("./sandboxed.js")).text(), lock };
  })();
  given.catch(() => { given = null; });                // it may be tried again
  return given;
}

/** All of that, and some more parts of the page. */
async function filesWith(names) {
  const usual = await files();
  const found = await Promise.all(names.map(async (name) =>
    [name, [await fetched(`../parts/${name}.bin`), "application/octet-stream"]]));
  return { ...usual, files: { ...usual.files, ...Object.fromEntries(found) }, parts: [...PARTS, ...names] };
}

/** Whether a service worker serves this page; a sandboxed frame refuses to tell, and there is none then. */
function isServed() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

/** A message of a stranger: a word and a bounded text, or a bounded array of whole numbers. */
function isFair(data) {
  if (!Array.isArray(data) || data.length !== 2 || typeof data[0] !== "string" || data[0].length > 20) return false;
  const content = data[1];
  return typeof content === "string" ? content.length <= LONGEST
    : content instanceof Int32Array && content.length <= MOST;
}

export class Sandbox {
  /** @param {(what: string, content: unknown) => void} hear  of each message; "broken" is the last one
      @param {string} more  names of parts, with blanks between them */
  constructor(hear, more = "") {
    this.hear = hear;
    this.more = more.split(" ").filter(Boolean);
    this.greeted = false;
    this.frame = document.createElement("iframe");
    this.frame.hidden = true;
    this.frame.title = "";
    this.frame.src = at(HERE);
    if (!isServed()) this.frame.setAttribute("sandbox", "allow-scripts");
    this.listen = (event) => this.take(event);
    addEventListener("message", this.listen);
    this.timer = setTimeout(() => this.fail("no greeting from the sandbox"), PATIENCE);
    document.body.append(/** @type {any} */ (this.frame));     // only now: somebody listens
  }

  take({ data, source, origin }) {
    if (!source || source !== this.frame.contentWindow) return;
    if (origin !== "null") return this.fail("the sandbox is not closed");
    if (!isFair(data)) return this.fail("an answer that was not expected");
    if (data[0] === "here") return this.greet();
    this.hear(data[0], data[1]);
  }

  /** Once: whoever greets again has been replaced. */
  greet() {
    if (this.greeted) return this.fail("a second greeting");
    this.greeted = true;
    clearTimeout(this.timer);
    filesWith(this.more).then((content) => this.send("start", content), (error) => this.fail(String(error?.message ?? error)));
  }

  send(what, content) {
    if (this.greeted) this.frame.contentWindow?.postMessage([what, content], "*");
  }

  fail(reason) {
    this.end();
    this.hear("broken", reason);
  }

  end() {
    clearTimeout(this.timer);
    removeEventListener("message", this.listen);
    this.frame.remove();
  }
}
