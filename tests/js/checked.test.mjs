// @ts-check
// TypeScript's checker looks at a script only where its first line says so: all of ours but two do.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import test from "node:test";

const root = path.resolve(import.meta.dirname, "../..");
const UNCHECKED = [
  "static/trace.mjs",                          // data that tools/trace.py writes
  "tools/bench_pentomino.mjs",                 // imports by addresses of a server
];

test("every script is checked", () => {
  const scripts = ["static", "tools", "tests/js"].flatMap((folder) => fs.readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(".mjs")).map((name) => `${folder}/${name}`));
  const checked = scripts.filter((name) => fs.readFileSync(path.join(root, name), "utf8").startsWith("// @ts-check\n"));
  assert.deepEqual(scripts.filter((name) => !checked.includes(name)).sort(), UNCHECKED);
});
