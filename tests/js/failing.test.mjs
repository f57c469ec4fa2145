// @ts-check
// Which errors end the start of Python, and how a broken release is left.

import assert from "node:assert/strict";
import { test } from "node:test";

import { lendPage } from "./fake_page.mjs";

const HOME = "https://example.org/some-repo/";
const at = (file) => ({ stack: `Error: no\n    at begin (${HOME}static/${file}:5:7)` });
const refuse = () => { throw new DOMException("The operation is insecure.", "SecurityError"); };

lendPage();
const { stops } = await import("../../static/failing.mjs");
const { startAnew } = await import("../../static/offline.mjs");

test("what runs Python stops it", () => {
  for (const file of ["runtime.mjs", "arriving.mjs", "parts.mjs", "vendor/pyscript/core-AbC.js", "vendor/pyodide/pyodide.asm.mjs"]) {
    assert.ok(stops({ filename: `${HOME}static/${file}` }), file);
    assert.ok(stops({ error: at(file) }) && stops({ reason: at(file) }), file);
  }
});

test("a module that cannot be had or read stops it", () => {
  const unread = Object.assign(new SyntaxError("Unexpected end of input"), { stack: "SyntaxError: Unexpected end of input" });
  assert.ok(stops({ reason: unread }));
  assert.ok(stops({ reason: new TypeError(`Failed to fetch dynamically imported module: ${HOME}static/runtime.mjs`) }));
});

test("nothing else does", () => {
  for (const file of ["offline.mjs", "share.mjs", "words.mjs", "back.mjs", "vendor/libraries/lean-qr.mjs"])
    assert.ok(!stops({ filename: `${HOME}static/${file}`, error: at(file), reason: at(file) }), file);
  for (const reason of [undefined, null, "a text", new DOMException("no", "SecurityError"), 7])
    assert.ok(!stops({ reason }) && !stops({ filename: "", error: reason }));
});

/** A worker that becomes installed when it is looked at, and active when it is let in. */
class Worker extends EventTarget {
  constructor(state, { alone = true, broken = false } = {}) {
    super();
    this.state = state;
    this.alone = alone;
    if (state === "installing") setTimeout(() => this.become(broken ? "redundant" : "installed"));
  }
  become(state) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
  postMessage(text, [port]) {
    assert.equal(text, "start");
    port.postMessage({ alone: this.alone });
    if (this.alone) setTimeout(() => this.become("activated"));
  }
}

/** Press "Try again" with this registration; what was said, once the page was loaded again or has to wait. */
async function again(known) {
  let loaded = 0;
  const over = new Promise((done) => lendPage({
    navigator: { languages: [], serviceWorker: { getRegistration: async () => known } },
    location: { href: HOME + "index.html#maze", reload: () => done(++loaded) },
  }));
  const said = await startAnew();
  if (!said) await over;
  return { said, loaded };
}

const registration = (workers, update = async () => {}) => ({ scope: HOME, update, ...workers });

test("a release that is being fetched, or waits, is let in", async () => {
  for (const workers of [{ waiting: new Worker("installed") }, { installing: new Worker("installing") }])
    assert.deepEqual(await again(registration(workers)), { said: "", loaded: 1 });
});

test("the newest release is asked for", async () => {
  const known = registration({}, async () => { known.installing = new Worker("installing"); });
  assert.deepEqual(await again(known), { said: "", loaded: 1 });
  assert.equal(known.installing.state, "activated");
});

test("another tab keeps its release, and that is said", async () => {
  const { said, loaded } = await again(registration({ waiting: new Worker("installed", { alone: false }) }));
  assert.match(said, /other tabs/);
  assert.equal(loaded, 0);
});

test("without a newer release the page is loaded again", async () => {
  const none = registration({}), offline = registration({}, async () => { throw new TypeError("no network"); });
  const broken = registration({ installing: new Worker("installing", { broken: true }) });
  const above = { ...registration({ waiting: new Worker("installed") }), scope: "https://example.org/" };
  for (const known of [undefined, none, offline, broken, above])
    assert.deepEqual(await again(known), { said: "", loaded: 1 });
});

test("service workers that are refused are no harm", async () => {
  let loaded = 0;
  lendPage({
    navigator: Object.defineProperty({}, "serviceWorker", { get: refuse }),
    location: { href: HOME, reload: () => { loaded += 1; } },
  });
  await startAnew();
  assert.equal(loaded, 1);
});
