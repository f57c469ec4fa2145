// Our generators inside Pyodide, under Node:  node tools/bench/pyodide.mjs WIDTH NAME [NAME ...]
import path from "node:path";
import { loadPyodide } from "pyodide";

const root = path.resolve(import.meta.dirname, "..", "..");
const fail = (error) => { console.error(String(error?.message ?? error).slice(0, 2000)); process.exit(1); };
process.on("uncaughtException", fail);
process.on("unhandledRejection", fail);

const [width, ...names] = process.argv.slice(2);
const python = await loadPyodide({ stdout: (line) => console.log(line) });
python.FS.mkdirTree("/repo");
python.mountNodeFS("/repo", root);
python.globals.set("width", Number(width));
python.globals.set("names", python.toPy(names));
python.runPython(`
import sys
sys.path.insert(0, "/repo"); sys.dont_write_bytecode = True
from tools.bench.ours import measure
measure(width, list(names))
`);
