// @ts-check
// A sandbox opens where the page is itself in a frame that refuses to tell of a service worker.
import assert from "node:assert/strict";
import { test } from "node:test";

import { lendPage } from "./fake_page.mjs";

const nothing = () => {};

/** The attributes of the frame of a sandbox. @param {object} navigator */
async function opened(navigator) {
  const attributes = {}, frame = { setAttribute: (name, text) => { attributes[name] = text; }, remove: nothing };
  lendPage({ navigator, removeEventListener: nothing,
             document: { createElement: () => frame, body: { append: nothing } } });
  const { Sandbox } = await import("../../static/sandbox.mjs");
  new Sandbox(nothing).end();
  return attributes;
}

test("the frame has the attribute unless a service worker closes it by its header", async () => {
  const closed = { sandbox: "allow-scripts" };
  assert.deepEqual(await opened({}), closed);
  assert.deepEqual(await opened({ serviceWorker: { controller: null } }), closed);
  assert.deepEqual(await opened({ serviceWorker: { controller: {} } }), {});
});

test("a frame that refuses to tell of service workers has a sandbox with the attribute", async () => {
  const refuses = { get serviceWorker() { throw new DOMException("no", "SecurityError"); } };
  assert.deepEqual(await opened(refuses), { sandbox: "allow-scripts" });
});
