// @ts-check
// Keeps the page for visits without a network, and offers a new release when there is one: because it
// waits, or because a part of this one is gone.
// The service worker is written by tools/site.py; `make serve` has none, so that edits are seen.

import { say } from "./words.mjs";

const root = globalThis.document?.documentElement;
const $ = (id) => document.getElementById(id);
const HOUR = 3_600_000;
let asked = 0;

/** The browser's service workers; undefined where it has none or, as in a sandboxed frame, refuses. */
function lent() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Let a release that waits take over, unless another tab is open; whether it may. */
function letIn(worker) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((answered) => {
    port1.onmessage = ({ data }) => { answered(data.alone); port1.close(); };
    worker.postMessage("start", [port2]);
  });
}

const notAlone = () => say("It starts when the other tabs with Meander are closed.");

/** A release has been fetched and waits. */
function offer(worker) {
  $("update-text").textContent = say("A new version is here.");
  $("update").hidden = false;
  $("reload").onclick = async () => {
    if (!await letIn(worker)) $("update-text").textContent = notAlone();
  };
}

function watch(worker, fresh) {
  const look = () => { if (worker.state === "installed" && !fresh) offer(worker); };
  worker.addEventListener("statechange", look);
  look();
}

async function begin(workers) {
  const fresh = !workers.controller;                       // the first one needs no toast
  const known = await workers.register("sw.js", { scope: "./" });
  for (const worker of [known.waiting, known.installing]) if (worker) watch(worker, fresh);
  known.addEventListener("updatefound", () => watch(known.installing, !workers.controller));
  if (!fresh) workers.addEventListener("controllerchange", () => location.reload(), { once: true });
  addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    known.update().catch(() => {});                        // no network: another time
  });
}

/** A part that was asked for is not there: say so if that is because another release is published.
    The page is asked for anew, so that a browser does not go on with the one it keeps. */
export async function tellGone() {
  const answer = await fetch("./", { cache: "no-cache" });
  if (!answer.ok || (await answer.text()).includes(`data-release="${root.dataset.release}"`)) return;
  $("update-text").textContent = say("A new version was published, and this part of the old one is gone. Reload; the link stays the same.");
  $("update").hidden = false;
  $("reload").onclick = () => location.reload();
}

/** When Python runs: until then the downloads are the page's. */
function whenReady(act) {
  const ready = () => !["loading", "failed", "file"].includes(root.dataset.state);
  if (ready()) return act();
  new MutationObserver((_, observer) => {
    if (ready()) { observer.disconnect(); act(); }
  }).observe(root, { attributeFilter: ["data-state"] });
}

// --- when Python could not start (static/failing.mjs) --------------------------------------------

/** A worker once it has fetched its release; undefined if it cannot. */
function fetched(worker) {
  if (!worker || worker.state === "installed") return worker;
  return new Promise((done) => worker.addEventListener("statechange", () => {
    done(worker.state === "installed" ? worker : undefined);
  }, { once: true }));
}

/** Load the page again, in a newer release if there is one: what is broken may be mended there.
    @returns a sentence, if another tab has this release open and the newer one has to wait for it, or "" */
export async function startAnew() {
  const known = await lent()?.getRegistration().catch(() => undefined);
  const ours = known?.scope === new URL("./", location.href).href;          // not one of a folder above
  if (ours) await known.update().catch(() => {});                           // no network: with what is here
  const next = ours && await fetched(known.installing ?? known.waiting);
  if (!next) {
    location.reload();
    return "";
  }
  next.addEventListener("statechange", () => { if (next.state === "activated") location.reload(); });
  return await letIn(next) ? "" : notAlone();
}

if (root?.dataset.release) {
  $("later").addEventListener("click", () => { $("update").hidden = true; });
  addEventListener("meander-gone", () => tellGone().catch(() => {}));    // no network: whoever asked says it
}
if (root?.dataset.release && lent())
  whenReady(() => begin(lent()).catch((error) => console.warn("Not kept for visits without a network:", error)));
