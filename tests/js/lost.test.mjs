// @ts-check
// The page that is shown at an address without a page leads to the nearest folder above that has one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import vm from "node:vm";

const script = new vm.Script(readFileSync(new URL("../../tools/lost.js", import.meta.url), "utf8"));

/** Where the link leads, for an address, when only some folders have the page. */
async function led(pathname, folders) {
  const link = {}, asked = [];
  const fetch = async (path) => {
    asked.push(path);
    if (!folders) throw new TypeError("no network");
    return { ok: folders.includes(path.slice(0, -"manifest.webmanifest".length)) };
  };
  await script.runInNewContext({ document: { querySelector: () => link }, location: { pathname }, fetch });
  return { href: link.href, asked: asked.length };
}

for (const address of ["nothing", "a/b/c", "a/b/", "", "a//b"]) {
  test(`a page below /some-repo/ is found from ${address || "its folder"}`, async () => {
    const { href } = await led(`/some-repo/${address}`, ["/some-repo/", "/"]);
    assert.equal(href, "/some-repo/");
  });
}

test("a page at the root is found from any depth", async () => {
  for (const address of ["/x", "/a/b/c/d", "/"]) assert.equal((await led(address, ["/"])).href, "/");
});

test("without an answer the link leads to the root, and the search ends", async () => {
  assert.deepEqual(await led("/a/b", null), { href: "/", asked: 2 });
  assert.deepEqual(await led("/a/b", []), { href: "/", asked: 2 });
});
