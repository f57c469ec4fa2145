// @ts-check
// Charts: what Python writes into #lab-data, the words and then a chart a line, as JSON (maze/web/lab/drawn.py), is drawn into
// #lab-charts by static/plots.mjs, which is fetched with its library when there is something to be drawn; so is what takes
// dropped files.

import { styled } from "./styles.mjs";

styled("charts.css");
const data = document.getElementById("lab-data"), host = document.getElementById("lab-charts");
let waiting = false;

async function refresh() {
  if (waiting || !data.firstChild) return;
  waiting = true;                                     // what is written meanwhile is drawn, not what was
  try {
    const [{ show }] = await Promise.all([import("./plots.mjs"), import("./taking.mjs")]);
    waiting = false;
    show(host, [...data.children].map((line) => line.textContent ?? ""));
  } catch (error) {
    waiting = false;
    console.warn("The charts could not be drawn.", error);
    host.dataset.failed = "";                         // their tables have the same numbers
    dispatchEvent(new Event("meander-gone"));         // perhaps: static/offline.mjs finds out
  }
}

new MutationObserver(refresh).observe(data, { childList: true, characterData: true, subtree: true });
let width = host.clientWidth;
new ResizeObserver(() => {
  if (Math.abs(host.clientWidth - width) < 8) return;
  width = host.clientWidth;
  refresh();
}).observe(host);
