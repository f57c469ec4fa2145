// @ts-check
/* Run pytest inside Pyodide, under Node:  node tools/pytest_in_pyodide.mjs [pytest's own options]

   The same suite as outside, on the Python that visitors have. With the whole standard library, for
   pytest needs more of it than the page does. The wheels lie in .venv/wheels (see prepare.py). */

import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

// Left to itself, node would print the line of Pyodide's source that threw: a megabyte.
for (const event of ["uncaughtException", "unhandledRejection"])
  process.on(event, (error) => {
    console.error(String(error?.stack ?? error).slice(-3000));
    process.exit(1);
  });

const root = path.resolve(import.meta.dirname, "..");
const wheels = path.join(root, ".venv", "wheels");
const PACKAGES = "/lib/python3.14/site-packages";

const python = await loadPyodide();
for (const name of fs.readdirSync(wheels)) {
  const wheel = new Uint8Array(fs.readFileSync(path.join(wheels, name)));
  python.unpackArchive(wheel, "wheel", { extractDir: PACKAGES });
}
python.FS.mkdirTree("/project");
python.mountNodeFS("/project", root);

process.exitCode = await python.runPythonAsync(`
import os, sys
sys.path.insert(0, "/project")
sys.dont_write_bytecode = True
os.chdir("/project")
import pytest
int(pytest.main(["-p", "no:cacheprovider", *options]))
`, { globals: python.toPy({ options: process.argv.slice(2) }) });
