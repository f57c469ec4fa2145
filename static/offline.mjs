// Keeps the page for visits without a network, and offers a new release when there is one.
// The service worker is written by tools/site.py; `make serve` has none, so that edits are seen.

import { say } from "./words.mjs";

const root = document.documentElement;
const $ = (id) => document.getElementById(id);
const HOUR = 3_600_000;
let asked = 0;

/** A release has been fetched and waits. */
function offer(worker) {
  $("update-text").textContent = say("A new version is here.");
  $("update").hidden = false;
  $("reload").onclick = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      if (!data.alone) $("update-text").textContent = say("It starts when the other tabs with Meander are closed.");
    };
    worker.postMessage("start", [port2]);
  };
}

function watch(worker, fresh) {
  const look = () => { if (worker.state === "installed" && !fresh) offer(worker); };
  worker.addEventListener("statechange", look);
  look();
}

async function begin() {
  const { serviceWorker } = navigator;
  const fresh = !serviceWorker.controller;                 // the first one needs no toast
  const known = await serviceWorker.register("sw.js", { scope: "./" });
  for (const worker of [known.waiting, known.installing]) if (worker) watch(worker, fresh);
  known.addEventListener("updatefound", () => watch(known.installing, !serviceWorker.controller));
  if (!fresh) serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    known.update().catch(() => {});                        // no network: another time
  });
}

/** When Python runs: until then the downloads are the page's. */
function whenReady(act) {
  const ready = () => !["loading", "failed", "file"].includes(root.dataset.state);
  if (ready()) return act();
  new MutationObserver((_, observer) => {
    if (ready()) { observer.disconnect(); act(); }
  }).observe(root, { attributeFilter: ["data-state"] });
}

$("later").addEventListener("click", () => { $("update").hidden = true; });
if (root.dataset.release && navigator.serviceWorker)
  whenReady(() => begin().catch((error) => console.warn("Not kept for visits without a network:", error)));
