/* The part of bench_pentomino.py that needs Node: exact cover problems come in as JSON, one a board;
   dancing-links solves them, then this project does inside Pyodide, and ratios are printed. */

import fs from "node:fs";
import path from "node:path";
import { DancingLinks } from "dancing-links";
import { loadPyodide } from "pyodide";

const TIMES = { "6x10": 1, "8x8-d4.4": 1 };
const problems = JSON.parse(fs.readFileSync(0, "utf8"));
const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function theirs(columns, rows) {
  const solver = new DancingLinks().createSolver({ columns });
  solver.addSparseConstraints(rows.map((columnIndices, data) => ({ data, columnIndices })));
  return solver.findAll().length;
}

const others = {};
for (const [board, [columns, rows]] of Object.entries(problems)) {
  let best = Infinity;
  for (let i = 0; i < (TIMES[board] ?? 2); i++) {
    const start = seconds();
    theirs(columns, rows);
    best = Math.min(best, seconds() - start);
  }
  others[`all ${board}`] = best;
}

const root = path.resolve(import.meta.dirname, "..");
const python = await loadPyodide();
python.FS.mkdirTree("/project");
python.mountNodeFS("/project", root);
python.globals.set("seconds", seconds);
const heap = () => python._module.HEAP8.length / 1e6;
const before = heap();
const ours = JSON.parse(await python.runPythonAsync(`
import json, sys
sys.path.insert(0, "/project")
sys.dont_write_bytecode = True
from tools.bench_pentomino import ours
json.dumps(ours(seconds))
`));
for (const [name, time] of Object.entries(ours)) {
  const ratio = others[name] ? `   dancing-links ${(others[name] * 1000).toFixed(0)} ms, ${(others[name] / time).toFixed(1)} x` : "";
  console.log(`  ${name.padEnd(26)}${(time * 1000).toFixed(3).padStart(12)} ms${ratio}`);
}
console.log(`  heap ${before.toFixed(0)} MB before, ${heap().toFixed(0)} MB after`);
