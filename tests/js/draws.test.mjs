// @ts-check
/* The draw stream of maze/rng.py, written again in another language from its description alone:
   whoever has SHAKE-128 can rebuild the picture of a link. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const shake128 = (text) => createHash("shake128", { outputLength: 4096 }).update(text).digest();

function* words(seed, use, stream, width) {
  for (let i = 0; ; i++) {
    const block = shake128(`${use}.${stream}.${i}:${seed}`);
    for (let at = 0; at < block.length; at += width) yield block.readUIntLE(at, width);
  }
}

function* draws(seed, use, stream, bound) {
  const width = bound <= 256 ? 1 : bound <= 65536 ? 2 : 4;
  const values = 256 ** width;
  for (const word of words(seed, use, stream, width))
    if (word < values - (values % bound)) yield word % bound;
}

function take(many, iterator) {
  return Array.from({ length: many }, () => iterator.next().value);
}

const golden = JSON.parse(readFileSync(new URL("../golden/draws.json", import.meta.url), "utf8"));

test("the golden draws come out again", () => {
  for (const { seed, use, stream, bound, first, from8990 } of golden) {
    const found = take(9000, draws(seed, use, stream, bound));
    assert.deepEqual(found.slice(0, first.length), first, `draws below ${bound} from "${seed}"`);
    assert.deepEqual(found.slice(8990), from8990, `later draws below ${bound} from "${seed}"`);
  }
});
