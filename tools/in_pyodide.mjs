// @ts-check
// Run a module of this project inside Pyodide, under Node:  node tools/in_pyodide.mjs MODULE [OPTIONS]
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

// Left to itself, node would print the line of Pyodide's source that threw: a megabyte.
for (const event of ["uncaughtException", "unhandledRejection"])
  process.on(event, (error) => {
    console.error(String(error?.message ?? error).slice(-3000));
    process.exit(1);
  });

// Written at once: what console.log puts into a pipe may be lost when the process ends.
const line = (file) => (text) => {
  for (let left = Buffer.from(`${text}\n`); left.length; )
    try { left = left.subarray(fs.writeSync(file, left)); } catch (/** @type {any} */ error) { if (error.code !== "EAGAIN") throw error; }
};
const python = await loadPyodide({ stdout: line(1), stderr: line(2) });
python.FS.mkdirTree("/project");
python.mountNodeFS("/project", path.resolve(import.meta.dirname, ".."));
process.exitCode = await python.runPythonAsync(`
import os, runpy, sys
sys.path.insert(0, "/project"); sys.dont_write_bytecode = True
os.chdir("/project")
sys.argv[:] = [module, *options]
code = 0
try:
    runpy.run_module(module, run_name="__main__")
except SystemExit as ended:
    code = ended.code or 0
code
`, { globals: python.toPy({ module: process.argv[2], options: process.argv.slice(3) }) });
