// @ts-check
/* A sheet from below is closed by a swipe down, and by nothing else. */

import assert from "node:assert/strict";
import { test } from "node:test";

Object.defineProperty(globalThis, "document", { value: { getElementById: () => null } });
const { leadsDown, swipe } = await import("../../static/swiping.mjs");

/** A sheet that can be touched: `go` a way with one finger.
    @param {{ left?: number, top?: number, scrollTop?: number }} where
    @returns {any} */
function sheet({ left = 0, top = 300, scrollTop = 0 } = {}) {
  /** @type {Record<string, (event: any) => void>} */
  const heard = {};
  /** @type {any} */
  const made = {
    style: { translate: "" }, closed: 0, moves: [],
    getBoundingClientRect: () => ({ left, top }), querySelector: () => ({ scrollTop }),
    addEventListener: (/** @type {string} */ name, /** @type {any} */ act) => { heard[name] = act; },
    close() { made.closed += 1; },
    go(/** @type {number[][]} */ ...ways) {
      const touches = ways.map(([x, y]) => ({ changedTouches: [{ clientX: x, clientY: y }], touches: [{}] }));
      heard.touchstart(touches[0]);
      for (const one of touches.slice(1)) { heard.touchmove(one); made.moves.push(made.style.translate); }
      heard.touchend(touches.at(-1));
      return made;
    },
  };
  swipe(made);
  return made;
}

test("a swipe down closes it, and it goes along", () => {
  const one = sheet().go([100, 320], [100, 360], [104, 420]);
  assert.equal(one.closed, 1);
  assert.deepEqual(one.moves, ["0 40px", "0 100px"]);
  assert.equal(one.style.translate, "");
});

test("a short swipe, one aside and one up do not", () => {
  for (const way of [[100, 350], [260, 400], [100, 120]])
    assert.equal(sheet().go([100, 320], way).closed, 0);
  assert.ok(!leadsDown({ x: 0, y: 0 }, { x: 0, y: 63 }) && leadsDown({ x: 0, y: 0 }, { x: 0, y: 64 }));
});

test("what is scrolled scrolls, and a sheet at the side stays", () => {
  for (const other of [{ scrollTop: 20 }, { left: 300, top: 0 }, { top: 0 }])
    assert.equal(sheet(other).go([100, 320], [100, 500]).closed, 0);
});
