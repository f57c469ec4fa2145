// @ts-check
// The page before Python: how loading goes (static/failing.mjs: what if it fails), sheets, theme.
// What is pressed too early is remembered, and pressed again when Python is ready.

import { write } from "./device.mjs";
import { stopWaiting, wait } from "./failing.mjs";
import { language, ready, say } from "./words.mjs";

const root = document.documentElement;
const $ = (id) => document.getElementById(id);
const loading = () => root.dataset.state === "loading";
const announce = (text) => { $("announce").textContent = text; };

// --- progress -------------------------------------------------------------------------------

const PATIENCE = { fetching: 30_000, starting: 60_000 };       // without any news, by stage
const waiting = globalThis.meanderPressed ??= [];              // what was pressed too early (early.js)
const decimals = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
let bytes = "";

function progress({ stage, loaded, total }) {
  if (!loading()) return;
  root.toggleAttribute("data-asking", stage === "asking");
  if (stage === "asking") return ask(total);
  const mega = (bytes) => decimals.format(bytes / 1e6);
  bytes = total && stage !== "starting" ? " · " + say("{0} of {1} MB", mega(loaded), mega(total)) : "";
  if (waiting.some(nameOf)) promise();
  else $("loading-text").textContent = stage === "starting" ? say("Python is starting") : say("Python is loading") + bytes;
  if (total) { $("progress").max = total; $("progress").value = loaded; }
  if (stage === "starting") $("progress").removeAttribute("value");
  wait(PATIENCE[stage] ?? 60_000);
}

/** Data is to be saved: nothing is fetched until somebody wants it. */
function ask(total) {
  stopWaiting();
  const mega = (total ?? 0) / 1e6;
  $("start").textContent = mega ? say("Start the workshop · {0} MB", mega.toFixed(0)) : say("Start the workshop");
  $("start").onclick = () => globalThis.meanderStart();
}

/** The button that was pressed, by itself or by its key, in words. */
function nameOf({ id, key, value }) {
  if (value !== undefined) return "";
  const buttons = id ? [$(id)] : [...document.querySelectorAll("[aria-keyshortcuts]")].filter(
    (one) => one.getAttribute("aria-keyshortcuts").split(" ").includes(key.toLowerCase()));
  const button = buttons.find((one) => one?.checkVisibility()) ?? buttons[0];
  const name = button?.getAttribute("aria-label") ?? button?.querySelector("span")?.textContent ?? "";
  return button?.classList.contains("letter") ? say("Piece {0}", name) : name;
}

/** What the button pressed last will do. */
function promise() {
  const name = waiting.map(nameOf).filter(Boolean).at(-1);
  if (!name) return;
  const text = say("{0} – as soon as Python is ready", name);
  if ($("announce").textContent !== text) announce(text);
  $("loading-text").textContent = text + bytes;
}

if (loading()) wait(PATIENCE.fetching);
addEventListener("meander-progress", (event) => progress(event.detail));
if (globalThis.meanderProgress) progress(globalThis.meanderProgress);

// --- pressed too early ------------------------------------------------------------------------

// static/early.js has written it down; static/recorded.mjs has taken what the recording can do.
for (const kind of ["click", "keydown"])
  addEventListener(kind, () => { if (loading()) promise(); });

function again({ id, key, shiftKey, value, checked }) {
  const element = id ? $(id) : document.activeElement ?? document.body;
  if (!element) return;
  if (key) return element.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));
  if (value === undefined) return id !== "play" || root.dataset.state !== "playing" ? element.click() : undefined;
  if (element.options && ![...element.options].some((one) => one.value === value)) return;
  element.value = value;
  if (element.type === "checkbox") element.checked = checked;
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

new MutationObserver((_, observer) => {
  if (loading() || root.dataset.state === "failed") return;
  observer.disconnect();
  stopWaiting();
  announce(say("Ready"));
  waiting.splice(0).forEach(again);
  document.querySelector(".dialog[open]")?.dispatchEvent(new Event("shown"));    // it was opened too early
}).observe(root, { attributeFilter: ["data-state"] });

// --- another link than the one whose picture is in the page ---------------------------------------

/** Its words at once, as the link has them; the picture when Python has drawn it. */
function tellWish() {
  if (!loading() || root.dataset.link !== "other") return;
  const asked = new URLSearchParams((location.hash || location.search).replace(/^[^?]*\?/, ""));
  const values = ["shape", "size", "board", "by", "pieces", "seed"].map((key) => asked.get(key))
    .filter((value) => value && value !== "all");
  const what = values.map((value) => value.replaceAll("_", " ").slice(0, 40)).join(", ");
  const tell = (place, text) => { $("sentence").querySelector(`[data-for=${place}]`).textContent = text; };
  tell("maze", knows ? say("The maze you asked for: {0}.", what) : what);
  tell("pentomino", knows ? say("The board you asked for: {0}.", what) : what);
  if (root.dataset.place === "pentomino") fillIn(asked.get("board") ?? "6x10", asked.get("pieces") ?? "all");
}

/** The form of a rectangle to be filled; other boards are filled in by Python. */
function fillIn(board, pieces) {
  const [, height, width] = /^(\d{1,2})x(\d{1,2})$/.exec(board) ?? [];
  if (height) [$("height").value, $("width").textContent] = [height, width];
  if (!height) $("height").value = $("width").textContent = "";
  $("board").options[0].textContent = height ? `${height} × ${width}` : "…";
  $("pieces").value = pieces === "all" ? "FILNPTUVWXYZ" : pieces.slice(0, 80);
}

/** Which place it is, for the links above. */
function tellPlace() {
  if (!loading()) return;
  for (const link of document.querySelectorAll(".places a"))
    if (link.id === `go-${root.dataset.place}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
}

let knows = language === "en";                                 // the words of the language
addEventListener("hashchange", tellWish);
addEventListener("hashchange", tellPlace);
tellWish();
tellPlace();
ready.then(() => {
  knows = true;
  tellWish();
  if (globalThis.meanderProgress) progress(globalThis.meanderProgress);
});

// --- sheets: a panel's section, lent to a dialog ------------------------------------------------

const sheet = $("sheet");
const FREE = ["facts"];                                        // while it is read, the player goes on
let lent = null;                                               // { section, home, next }

function open(id) {
  if (sheet.open) return sheet.close();                        // pressed again: it was not modal
  const section = $(id);
  lent = { section, home: section.parentNode, next: section.nextSibling };
  sheet.setAttribute("aria-labelledby", section.getAttribute("aria-labelledby"));
  sheet.prepend(section);
  if (FREE.includes(id)) sheet.show();
  else sheet.showModal();
  root.toggleAttribute("data-aside", !sheet.matches(":modal"));
  const controls = [...section.querySelectorAll("button, select, input")];
  if (controls.some((one) => one.checkVisibility())) section.removeAttribute("tabindex");
  else section.tabIndex = 0;                                   // to scroll it by keys
  $("sheet-close").focus();
}
function giveBack() {
  if (lent) lent.home.insertBefore(lent.section, lent.next);
  lent = null;
  if (!root.hasAttribute("data-aside")) return;
  root.removeAttribute("data-aside");
  if (document.activeElement === document.body || sheet.contains(document.activeElement))
    document.querySelector(".dock [data-sheet=facts]").focus();                // it was hidden until now
}
for (const button of document.querySelectorAll("[data-sheet]"))
  button.addEventListener("click", () => open(button.dataset.sheet));
sheet.addEventListener("close", giveBack);
sheet.addEventListener("click", (event) => {
  if (event.target === sheet || event.target.closest("#sheet-close, .primary, .closes")) sheet.close();
  if (root.hasAttribute("data-armed") && event.target.closest(".ends")) $("canvas").focus();    // where keys go on
});
addEventListener("keydown", (event) => {                       // as modal ones do by themselves
  if (event.key !== "Escape" || !sheet.open || sheet.matches(":modal")) return;
  event.stopPropagation();
  sheet.close();
}, true);
for (const width of ["56.25em", "68.75em"])
  matchMedia(`(min-width: ${width})`).addEventListener("change", () => sheet.close());

// --- theme --------------------------------------------------------------------------------------

// The quick switch; all themes are in the settings (maze/web/settings/), which hears of it.

const dark = matchMedia("(prefers-color-scheme: dark)");
const GROUNDS = { light: false, ink: false, dark: true, blueprint: true };    // is it dark?
const isDark = () => GROUNDS[root.dataset.theme] ?? dark.matches;
const showTheme = () => $("theme").setAttribute("aria-pressed", String(isDark()));

$("theme").addEventListener("click", () => {
  root.dataset.theme = isDark() ? "light" : "dark";
  write("theme", root.dataset.theme);
  dispatchEvent(new CustomEvent("meander-theme", { detail: root.dataset.theme }));
});
dark.addEventListener("change", showTheme);
new MutationObserver(showTheme).observe(root, { attributeFilter: ["data-theme"] });
showTheme();
