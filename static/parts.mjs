// @ts-check
/* The parts in which maze/ comes (tools/parts.py), for a Python on the page or in a worker.

   The first screen has one part; the others are fetched when the page is idle or when somebody asks
   for them. The browser unpacks them where it can, while they arrive; Python imports from them by
   tools/ahead.py. A part that cannot be had is asked for anew the next time. */

export const PLACES = ["pentomino", "lab", "print", "learn"];                   // that have a part: by tools/shell.py
/** Parts that another one imports from, so they come first; by tools/shell.py, too.
    @type {Record<string, string[]>} */
export const USES = {"lab": ["pentomino"], "print": ["pentomino", "lab", "pictures"], "learn": ["pentomino"], "sources": ["idea"]};
const EXTRAS = ["writing", "pictures", "tools", "dares", "gliding", "making", "idea"];  // and so have these, which are no places
const FOLDER = "/ahead";                               // in Python's file system
const HOME = "/home/pyodide";                          // where the modules seem to lie: compile_maze.py

/** The table of a part: unpacked, or as it came where the browser cannot, then Python does it.
    @param {string} name @param {typeof fetch} ask */
export async function fetchPart(name, ask = fetch) {
  const answer = await ask(new URL(`../parts/${name}.bin`, import.meta.url));
  if (answer.status === 404) dispatchEvent(new Event("meander-gone"));       // to static/offline.mjs
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} for ${answer.url}`);
  const body = globalThis.DecompressionStream ? answer.body.pipeThrough(new DecompressionStream("gzip")) : answer.body;
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** What imports from parts; with the whole library, which has no `sitecustomize`, from its text. */
async function loader(python) {
  try {
    return python.pyimport("sitecustomize");
  } catch {
    const text = await (await fetch(new URL("./vendor/ahead.py", import.meta.url))).text();
    python.FS.writeFile(`${HOME}/ahead.py`, text);
    return python.pyimport("ahead");
  }
}

/** The parts that a Python has. */
export class Parts {
  /** @param {any} python  Pyodide
      @param {(names: string[]) => Promise<unknown>} take  imports modules, the page alive meanwhile */
  constructor(python, take) {
    this.python = python;
    this.take = take;
    this.here = new Set();
    this.asked = new Map();                            // name -> promise
    this.add = loader(python).then((ahead) => ahead.package(HOME).add);
  }

  /** @param {string} name */
  has(name) {
    return this.here.has(name) || !["sources", ...EXTRAS, ...PLACES].includes(name);
  }

  /** Have a part; rejects when it cannot be fetched.
      @param {string} name @param {() => Promise<Uint8Array>} fetched  it may be on its way */
  need(name, fetched = () => fetchPart(name)) {
    if (!this.asked.has(name)) {
      const table = fetched(), used = Promise.all((USES[name] ?? []).map((other) => this.need(other)));
      table.catch(() => {});                           // who waits for both hears of it
      const given = used.then(() => this.give(name, table));
      given.catch(() => this.asked.delete(name));
      this.asked.set(name, given);
    }
    return this.asked.get(name);
  }

  /** @param {string} name @param {Promise<Uint8Array>} fetched */
  async give(name, fetched) {
    const add = await this.add, { FS } = this.python, file = `${FOLDER}/${name}`;
    const table = await fetched;
    FS.mkdirTree(FOLDER);
    FS.writeFile(file, table, { canOwn: true });
    const order = add(file), names = order.toJs();
    order.destroy();
    FS.unlink(file);
    await this.take(names);
    this.here.add(name);
  }
}
