// @ts-check
// The default maze, recorded by our own Python (tools/trace.py) and played until Python itself is
// ready.  It knows no algorithm: every step lists what it changes to the eye.
// Python asks meanderHandOver() for [position, playing, speed or -1], or null.

import { said } from "./message.mjs";
import { painter } from "./painted.mjs";
import record from "./trace.mjs";

const root = document.documentElement;
const $ = (id) => document.getElementById(id);
const { cells, columns, steps } = record, last = steps.length;
const [RIGHT, DOWN, HEAD, HEADLESS] = [0, 1, 2, 3].map((k) => record.looks.length + k);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const isCalm = () => root.dataset.motion === "reduced" || (still.matches && root.dataset.motion !== "full");
const fresh = () => ({ looks: new Uint8Array(cells), right: [], down: [], head: -1, path: [] });
const counted = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f");

let scene = fresh(), at = 0, playing = false, resume = false, speed = record.speed, mine = false;
let due = 0, before = 0, turn = 0, shown, painted, off;       // off: takes all listeners away
let form;                                                    // of a phrase, in the page's language

function change(code) {
  const kind = Math.floor(code / cells), cell = code % cells;
  if (kind < RIGHT) scene.looks[cell] = kind;
  else if (kind === RIGHT) scene.right[cell] = true;
  else if (kind === DOWN) scene.down[cell] = true;
  else if (kind === HEAD) scene.head = cell;
  else if (kind === HEADLESS) scene.head = -1;
  else scene.path.push(cell);
}
function seek(to) {
  to = Math.min(Math.max(to, 0), last);
  if (to < at) { scene = fresh(); at = 0; }
  while (at < to) steps[at++].slice(2).forEach(change);
  if (at === last) playing = false;
}

const state = () => playing ? "playing" : at === last ? "finished" : at ? "paused" : "ready";
const disable = (id, yes) => yes ? $(id).setAttribute("aria-disabled", "true") : $(id).removeAttribute("aria-disabled");

function show(all = true) {
  const now = state(), line = $("timeline");
  painted.draw(scene);
  if (shown !== (shown = now + !at) || all) {              // else the page is not laid out anew
    root.dataset.recorded = now;
    $("play-name").textContent = say({ playing: "Pause", finished: "Replay" }[now] ?? "Play");
    for (const id of ["to-start", "back"]) disable(id, at === 0);
    for (const id of ["forward", "to-end"]) disable(id, at === last);
    all = true;
  }
  if (++turn % 3 && !all) return;                          // nobody reads so fast
  line.max = last;
  line.value = at;
  line.setAttribute("aria-valuetext", say("Step {position} of {known}{more}", { position: at, known: last, more: "" }));
  $("count").textContent = `${counted(at)} / ${counted(last)}`;
  if (at && (all || turn % 2)) tell(...steps[at - 1]);
}
const say = (text, values) => said({ text, values }, form);
function tell(number, cell) {
  const where = { text: record.place, values: { row: Math.floor(cell / columns) + 1, column: cell % columns + 1 } };
  const told = JSON.parse(record.sentences[number], (_, value) => value ?? where);
  $("sentence").querySelector("[data-for=maze]").textContent = said(told, form);
}
function tempo(stop) {
  speed = Math.min(Math.max(stop, 0), 40);
  $("speed").value = speed;
  $("speed-value").textContent = `${counted(Math.round(10 ** (speed / 10)))}/s`;
}

const jump = (to) => { playing = false; seek(to); };
const near = { "1": () => at < record.landmark ? record.landmark : last, "-1": () => at > record.landmark ? record.landmark : 0 };
const acts = {
  play() { if (at === last) seek(0); playing = !playing; },
  "to-start": () => jump(0), "to-end": () => jump(last),
  back: () => jump(at - 1), forward: () => jump(at + 1),
  slower: () => byHand(speed - 1), faster: () => byHand(speed + 1),
};
const keys = {
  " ": "play", k: "play", ArrowLeft: "back", ArrowRight: "forward", Home: "to-start", End: "to-end",
  "<": "slower", ">": "faster",
};
function byHand(stop) { mine = true; tempo(stop); }

/** Do what was pressed; returns whether it is ours.
    @param {{ id?: string, key?: string, shiftKey?: boolean }} what a button, or else a key */
function press({ id, key, shiftKey }) {
  const act = acts[id ?? keys[key.length > 1 ? key : key.toLowerCase()]];
  if (!act) return false;
  shiftKey && key.startsWith("Arrow") ? jump(near[key === "ArrowRight" ? 1 : -1]()) : act();
  show();
  return true;
}
function frame(now) {
  if (!off) return;
  requestAnimationFrame(frame);
  if (now - before < (globalThis.meanderProgress?.stage === "starting" ? 45 : 30)) return;   // the rest is Python's
  if (playing) due += Math.min(now - before, 100) / 1000 * 10 ** (speed / 10);
  before = now;
  if (due < 1) return;
  seek(at + Math.floor(due));
  due %= 1;
  show(!playing);
}

function listen(signal) {
  const on = (id, kind, act) => $(id).addEventListener(kind, act, { signal });
  for (const id of Object.keys(acts)) on(id, "click", (event) => { event.preventDefault(); press({ id }); });
  on("timeline", "input", () => { resume ||= playing; jump(Number($("timeline").value)); show(); });
  on("timeline", "change", () => { playing = resume && at < last; resume = false; show(); });
  on("speed", "input", () => byHand(Number($("speed").value)));
  document.addEventListener("keydown", (event) => {        // before early.js, which is on window
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog:modal")) return;
    const busy = event.target.closest?.("input, select, textarea") || (event.key === " " && event.target.closest?.("button, summary"));
    if (!busy && press(event)) event.preventDefault();
  }, { signal });
}

/** Play what the link asks for, or go away: then the page shows a frame and words instead. */
function follow() {
  const loading = root.dataset.state === "loading" && root.dataset.place === "maze";
  if (!loading || root.dataset.link !== "opening") return leave();
  if (off) return;
  const view = new URLSearchParams((location.hash || location.search).split("?")[1]);
  const from = view.get("at"), asked = view.get("speed");
  playing = !isCalm() && (view.get("play") ?? (from ? "0" : "1")) !== "0";
  tempo(asked ? Math.round(10 * Math.log10(Math.max(Number(asked), 1))) || 0 : record.speed);
  mine = Boolean(asked);
  painted ??= painter($("canvas"), record);
  painted.fit();
  seek(from ? Number(from) || 0 : isCalm() ? last : 0);
  off = new AbortController();
  listen(off.signal);
  const early = globalThis.meanderPressed ?? [];
  early.splice(0, Infinity, ...early.filter((one) => "value" in one || !press(one)));
  show();
  requestAnimationFrame((now) => { before = now; frame(now); });
}
function end() {
  off?.abort();
  off = undefined;
  delete root.dataset.recorded;
}
function leave() {
  if (off) $("canvas").width = 0;
  end();
}

globalThis.meanderHandOver = () => {
  const known = off && [at, Number(playing), mine ? speed : -1];
  end();
  return known ?? null;
};
addEventListener("hashchange", follow);
const refit = () => { if (off) { painted.fit(); painted.draw(scene); } };
new ResizeObserver(refit).observe($("canvas"));
new MutationObserver(refit).observe(root, { attributeFilter: ["data-theme"] });
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", refit);
follow();
import("./words.mjs").then(async (words) => {              // without them it plays in English
  await words.ready;
  form = words.formOf;
  if (off) show();
}, () => {});
