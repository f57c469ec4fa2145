/* The part of bench_pentomino.py that runs on a page: the two that race, ready to be called.

   `theirs(problem)` has dancing-links find every solution of an exact cover problem; `ours(name)`
   does a job of bench_pentomino.py inside Pyodide. Both say how many they found, or null. */

import { DancingLinks } from "/node_modules/dancing-links/built/lib/index.js";
import { lock } from "/static/vendor/about.mjs";
import { loadPyodide } from "/static/vendor/pyodide/pyodide.mjs";

const home = "/static/vendor/pyodide/";
const python = await loadPyodide({ indexURL: home, lockFileContents: lock, stdLibURL: home + "stdlib.zip" });
python.FS.writeFile("/code.zip", new Uint8Array(await (await fetch("/code.zip")).arrayBuffer()));
python.runPython("import sys; sys.path.insert(0, '/code.zip'); from tools.bench_jobs import do, prepare");

export const heap = () => python._module.HEAP8.length / 1e6;

export function prepare(name) {
  python.globals.get("prepare")(name);
}

export function ours(name) {
  return python.globals.get("do")(name);
}

export function theirs([columns, rows]) {
  const solver = new DancingLinks().createSolver({ columns });
  solver.addSparseConstraints(rows.map((columnIndices, data) => ({ data, columnIndices })));
  return solver.findAll().length;
}
