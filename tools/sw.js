// Service worker: the whole page from a cache, so that it opens without a network.
// tools/site.py fills in FILES, { path: digest }, and publishes this as sw.js.
//
// One cache of this copy of the page: several copies may share an origin, so its name begins with
// the path, and nothing else is ever deleted. Its keys are path and digest, the path without the
// folder of the release (tools/release.py). So a release fetches only what has changed, and never
// sees a file of another one: the digest is checked on arrival. A new release waits until the page
// asks for it (static/offline.mjs) and no other tab is open: what is open goes on as it was.

const FILES = {};
const FOLDER = "";                                         // of this release
const CLOSED = "static/sandbox.html";
const MOVED = [];                                          // what lies in it
const LATER = ["static/vendor/fonts/", "static/vendor/libraries/pdf."];   // large, and for few: kept when used
const home = new URL("./", location.href).href;
const CACHE = `${new URL(home).pathname} meander`;         // as in maze/web/device/copies.py
const moved = (path) => MOVED.some((one) => path.startsWith(one));
const later = (path) => LATER.some((one) => path.startsWith(one));
const key = (path) => `${home}${path}?${FILES[path]}`;

async function fill() {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const path of Object.keys(FILES)) if (!later(path) && !(await cache.match(key(path)))) missing.push(path);
  const next = async () => {                               // a few at a time: the page comes first
    for (let path = missing.shift(); path !== undefined; path = missing.shift()) {
      const response = await arrived(path);
      if (!response.ok) throw new Error(`${response.status} for ${path}`);
      await cache.put(key(path), response);
    }
  };
  await Promise.all([next(), next(), next(), next()]);
}

/** A file of this release from the network. */
const arrived = (path) => fetch(home + (moved(path) ? FOLDER : "") + path, { cache: "no-cache", integrity: `sha256-${FILES[path]}` });

/** The same, kept from now on. */
async function kept(path) {
  const response = await arrived(path);
  if (response.ok && await caches.has(CACHE)) await (await caches.open(CACHE)).put(key(path), response.clone());
  return response;
}

async function tidy() {
  const cache = await caches.open(CACHE), wanted = new Set(Object.keys(FILES).map(key));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

/** The path of a file of this release, or undefined: a visit of the page itself is one of index.html. */
function pathOf(request) {
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(home)) return undefined;
  const asked = decodeURI(url.pathname.slice(new URL(home).pathname.length)) || "index.html";
  const path = asked.startsWith(FOLDER) ? asked.slice(FOLDER.length) : asked;
  return Object.hasOwn(FILES, path) && moved(path) === (path !== asked) ? path : undefined;
}

/** The frame of a visitor's program has no attribute that would close it, for then it would not come from
    here (static/sandbox.mjs): this header does the same. */
function closed(found) {
  return new Response(found.body, { status: found.status, headers: {
    "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": "sandbox allow-scripts" } });
}

async function answer(request, path) {
  const found = await caches.match(key(path), { cacheName: CACHE });    // open() would make it anew
  if (path === CLOSED) return closed(found ?? await fetch(request));
  if (!found) return later(path) ? kept(path) : fetch(request);     // else somebody has deleted the cache
  // Without its own address, which may be of an earlier release: the imports of a module begin there.
  return new Response(found.body, { headers: { "Content-Type": found.headers.get("Content-Type") ?? "" } });
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path) event.respondWith(answer(event.request, path));
});
addEventListener("message", async (event) => {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const alone = tabs.filter(({ url }) => url.startsWith(home)).length < 2;
  event.ports[0]?.postMessage({ alone });
  if (alone) skipWaiting();
});
