// @ts-check
// The page of a release whose files are gone is loaded again; a part that is gone later is said to be.

import assert from "node:assert/strict";
import fs from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

import { lendPage } from "./fake_page.mjs";

const source = (name) => fs.readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const published = (release) => async () => new Response(`<html data-release="${release}">`);
const turn = () => new Promise((go) => setImmediate(go));

/** What the script in the page does, in a visit of release "old": how often it has loaded the page again. */
async function visit({ type = "navigate", fetch = published("new"), happens = ["error"] } = {}) {
  const heard = {}, asked = [];
  let loaded = 0;
  const window = {
    document: { documentElement: { dataset: { release: "old" } } },
    performance: { getEntriesByType: () => [{ type }] },
    location: { reload: () => { loaded += 1; } },
    fetch: (...what) => { asked.push(what); return fetch(); },
    addEventListener: (name, act) => { heard[name] = act; },
  };
  window.window = window;
  vm.runInContext(source("tools/gone.js"), vm.createContext(window));
  const itself = vm.runInContext("window", window);
  for (const name of happens) heard[name.split(" ")[0]]({ target: name === "error window" ? itself : {} });
  await turn();
  return { loaded, asked };
}

test("files of a release that is gone have the page loaded again, once", async () => {
  for (const happens of [["error"], ["meander-failed"], ["error", "error", "meander-failed"]]) {
    const { loaded, asked } = await visit({ happens });
    assert.equal(loaded, 1);
    assert.equal(JSON.stringify(asked), '[["./",{"cache":"no-cache"}]]');
  }
});

test("nothing else has", async () => {
  const refused = async () => { throw new TypeError("no network"); };
  const broken = async () => new Response("", { status: 500 });
  for (const how of [{ fetch: published("old") }, { type: "reload" }, { fetch: refused }, { fetch: broken },
                     { happens: ["error window"] }, { happens: [] }])
    assert.equal((await visit(how)).loaded, 0, JSON.stringify(how));
});

// --- a part that is asked for later ---------------------------------------------------------------

const elements = new Map();
function element(id) {
  if (!elements.has(id)) elements.set(id, { hidden: true, textContent: "", addEventListener() {}, replaceChildren() {} });
  return elements.get(id);
}
let loaded = 0;
lendPage({
  document: { documentElement: { dataset: { release: "old", state: "ready" } }, getElementById: element },
  location: { hash: "#maze", search: "", pathname: "/", href: "https://example.org/", reload: () => { loaded += 1; } },
});
const { tellGone } = await import("../../static/offline.mjs");

test("a part of a release that is gone is said to be, with a way to the new one", async () => {
  for (const fetch of [published("old"), async () => new Response("", { status: 500 })]) {
    globalThis.fetch = fetch;
    await tellGone();
    assert.ok(element("update").hidden);
  }
  globalThis.fetch = published("new");
  await tellGone();
  assert.match(element("update-text").textContent, /gone.*the link stays/);
  assert.ok(!element("update").hidden);
  element("reload").onclick();
  assert.equal(loaded, 1);
});

// --- the service worker ---------------------------------------------------------------------------

const FILES = { "index.html": "1", "static/boot.mjs": "2", "manifest.webmanifest": "3" };

/** A service worker of the release "new"; what is fetched and kept when it is installed. */
function worker() {
  const heard = {}, fetched = [], kept = new Map();
  const cache = { match: async (key) => kept.get(key), put: async (key, answer) => { kept.set(key, answer); } };
  const text = source("tools/sw.js").replace("const FILES = {};", `const FILES = ${JSON.stringify(FILES)};`)
    .replace('const FOLDER = "";', 'const FOLDER = "release-new/";').replace("const MOVED = [];", 'const MOVED = ["static/"];');
  vm.runInNewContext(text, {
    URL, Map, Set, Object, location: { href: "https://example.org/some-repo/sw.js" },
    caches: { open: async () => cache, match: async (key) => kept.get(key) },
    Response,
    fetch: async (what) => {
      fetched.push(what.url ?? what);
      const answer = new Response(String(what.url ?? what), { headers: { "Content-Type": "text/plain" } });
      return Object.defineProperty(answer, "url", { value: what });
    },
    addEventListener: (name, act) => { heard[name] = act; },
  });
  const ask = async (path) => {
    let answer;
    heard.fetch({ request: { method: "GET", url: `https://example.org/some-repo/${path}` }, respondWith: (one) => { answer = one; } });
    const given = await answer;
    assert.equal(given?.url ?? "", "", "an address of its own");
    return given?.text();
  };
  const install = () => new Promise((done) => heard.install({ waitUntil: (one) => one.then(done) }));
  return { ask, install, fetched, kept };
}

test("a service worker answers for the addresses of its own release only", async () => {
  const { ask, install, fetched, kept } = worker(), home = "https://example.org/some-repo/";
  await install();
  assert.deepEqual(fetched.sort(), ["index.html", "manifest.webmanifest", "release-new/static/boot.mjs"].map((one) => home + one));
  assert.deepEqual([...kept.keys()].sort(), Object.entries(FILES).map(([name, digest]) => `${home}${name}?${digest}`).sort());
  assert.equal(await ask(""), `${home}index.html`);
  assert.equal(await ask("release-new/static/boot.mjs"), `${home}release-new/static/boot.mjs`);
  for (const path of ["release-old/static/boot.mjs", "static/boot.mjs", "release-new/manifest.webmanifest", "other"])
    assert.equal(await ask(path), undefined, path);
});
