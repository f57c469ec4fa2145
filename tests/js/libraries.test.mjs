// @ts-check
// The bundler of set-up: what goes into a library's file, and whose licences lie beside it.

import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

import { bundle, bundleAll, FOLDER, LIBRARIES, table } from "../../tools/libraries.mjs";

/** A folder with packages: name -> { code, licence }. */
function folderWith(packages) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "libraries-"));
  for (const [name, { code, licence }] of Object.entries(packages)) {
    const home = path.join(folder, "node_modules", ...name.split("/"));
    fs.mkdirSync(home, { recursive: true });
    fs.writeFileSync(path.join(home, "package.json"), JSON.stringify(
      { name, version: "1.0.0", type: "module", main: "index.js", license: "MIT", sideEffects: false }));
    fs.writeFileSync(path.join(home, "index.js"), code);
    if (licence) fs.writeFileSync(path.join(home, "LICENSE.md"), licence);
  }
  return folder;
}

const THREE = {
  "@some/one": { code: 'import { two } from "two"; import { three } from "three"; export const one = () => two([1, 2]).join("+"); export const other = () => three;',
                 licence: "free as a bird" },
  two: { code: "export const two = (numbers) => numbers.map((each) => each * each + 7);", licence: "free as air" },
  three: { code: "export const three = 'not wanted';" },
};

test("a bundle runs alone and holds only what is used", async () => {
  const folder = folderWith(THREE);
  const to = path.join(folder, "out");
  const [about] = bundleAll(to, { one: { code: 'export { one } from "@some/one";', use: "a test" } }, folder);
  const { one } = await import(pathToFileURL(path.join(to, "one.mjs")).href);
  assert.equal(one(), "8+11");
  assert.ok(!fs.readFileSync(path.join(to, "one.mjs"), "utf8").includes("not wanted"));
  assert.deepEqual(about.packages.map((one) => one.name), ["@some/one", "two"]);
  const licences = fs.readFileSync(path.join(to, "one.licence.txt"), "utf8");
  assert.match(licences, /@some\/one 1\.0\.0 \(MIT\)\n\nfree as a bird[^]*two 1\.0\.0 \(MIT\)\n\nfree as air/);
  assert.ok(!licences.includes("three"));
});

test("a package without a licence is not published", () => {
  const folder = folderWith(THREE);
  assert.throws(() => bundle('export { three } from "three";', folder), /three 1\.0\.0 comes without a licence/);
});

test("a package that is not there is named", () => {
  assert.throws(() => bundle('export { x } from "nowhere";', folderWith({})), /Could not resolve "nowhere"/);
});

test("the libraries of the page are there with their licences, and the docs tell their sizes", () => {
  const about = JSON.parse(fs.readFileSync(path.join(FOLDER, "about.json"), "utf8"));
  assert.deepEqual(about.map((one) => one.name), Object.keys(LIBRARIES));
  for (const { name, bytes } of about) {
    assert.equal(fs.statSync(path.join(FOLDER, `${name}.mjs`)).size, bytes);
    assert.ok(fs.statSync(path.join(FOLDER, `${name}.licence.txt`)).size > 500);
  }
  const written = fs.readFileSync(path.join(import.meta.dirname, "..", "..", "docs", "libraries.md"), "utf8");
  assert.equal(written, table(about), "run node tools/libraries.mjs");
});
