// @ts-check
/* A Python of our own in a worker: jobs come as data, parts of them go out as messages.

   Messages to the worker are ["begin", number, kind, arguments, limit], ["more", number] and
   ["cancel", number]; those from it are [number, what, content], as maze/web/work/serving.py makes
   them; [0, "ready"] when Python has started, and [0, "broken", reason] if it cannot. Arrays are
   handed over, not copied.
   Python works for a moment at a time; in between, the worker hears its messages.
*/

import { Parts, PLACES } from "./parts.mjs";
import { lock } from "./vendor/about.mjs";
import { loadPyodide } from "./vendor/pyodide/pyodide.mjs";

const HOME = new URL("./vendor/pyodide/", import.meta.url).href;

/** Python's objects as those of a message; arrays are handed over. */
function send(number, what, content) {
  if (!content?.getBuffer) {
    postMessage([number, what, content ?? null]);
    return;
  }
  const view = content.getBuffer(), copy = view.data.slice();
  view.release();
  postMessage([number, what, copy], { transfer: [copy.buffer] });
}

/** Python with all parts of our package, up to the object that serves. */
async function start() {
  const python = await loadPyodide({ indexURL: HOME, lockFileContents: lock, stdLibURL: HOME + "stdlib.zip" });
  const parts = new Parts(python, async () => {});
  for (const name of ["first", "pictures", ...PLACES]) await parts.need(name);
  return python.runPython(`
    from time import perf_counter
    from maze.web.work.serving import Serving
    lambda post: Serving(post, perf_counter)`)(send);
}

const broken = (error) => postMessage([0, "broken", String(error?.message ?? error)]);
const serving = start();
let working = false;

async function work(server) {
  if (working) return;
  working = true;
  while (server.busy()) {
    server.turn();
    await new Promise((go) => setTimeout(go));
  }
  working = false;
}

addEventListener("message", async ({ data: [what, ...details] }) => {
  const server = await serving;
  server[what](...details);
  await work(server);
});
serving.then(() => postMessage([0, "ready", null]), broken);
addEventListener("unhandledrejection", (event) => { event.preventDefault(); broken(event.reason); });
