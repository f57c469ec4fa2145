// The page before Python: how loading goes, what to say when it fails, sheets, theme.
// Buttons pressed too early are remembered and pressed again when Python is ready.

const root = document.documentElement;
const $ = (id) => document.getElementById(id);
const loading = () => root.dataset.state === "loading";
const announce = (text) => { $("announce").textContent = text; };

// --- progress -------------------------------------------------------------------------------

const PATIENCE = { fetching: 30_000, starting: 60_000 };       // without any news, by stage
let patience;
const waiting = globalThis.meanderPressed;                     // buttons pressed too early (early.js)
let bytes = "";

function progress({ stage, loaded, total }) {
  if (!loading()) return;
  const mega = (bytes) => (bytes / 1e6).toFixed(1);
  bytes = total && stage !== "starting" ? ` · ${mega(loaded)} of ${mega(total)} MB` : "";
  if (waiting.size) promise();
  else $("loading-text").textContent = `Python is ${stage === "starting" ? "starting" : "loading"}${bytes}`;
  if (total) { $("progress").max = total; $("progress").value = loaded; }
  if (stage === "starting") $("progress").removeAttribute("value");
  wait(PATIENCE[stage] ?? 60_000);
}

/** What the button pressed last will do. */
function promise() {
  const button = [...waiting].at(-1);
  const name = button.querySelector("span")?.textContent ?? button.getAttribute("aria-label");
  const text = `${name} - as soon as Python is ready`;
  if ($("announce").textContent !== text) announce(text);
  $("loading-text").textContent = text + bytes;
}

function wait(milliseconds) {
  clearTimeout(patience);
  patience = setTimeout(() => failed("it took too long"), milliseconds);
}

function failed(reason) {
  if (!loading()) return;
  clearTimeout(patience);
  root.dataset.state = "failed";
  const why = navigator.onLine === false ? "there is no network"
    : reason.replace(/\.$/, "").replace(/^(The|This|There)\b/, (word) => word.toLowerCase());
  $("failure-text").textContent = `Python could not start (${why}).`;
  announce($("failure-text").textContent);
}

const words = (error) => String(error?.message ?? error ?? "unknown reason").split("\n")[0].slice(0, 120);

if (loading()) wait(PATIENCE.fetching);
addEventListener("meander-progress", (event) => progress(event.detail));
addEventListener("meander-failed", (event) => failed(words(event.detail?.reason ?? event.detail)));
addEventListener("unhandledrejection", (event) => failed(words(event.reason)));
addEventListener("error", (event) => failed(event.target?.src ? "a file is missing" : words(event.error ?? event.message)), true);
new MutationObserver((_, observer) => {                        // PyScript shows a Python error as a banner
  const banner = document.querySelector(".py-error");
  if (banner || !loading()) observer.disconnect();
  if (banner) failed(words(banner.textContent.trim().split("\n").at(-1)));
}).observe(document.body, { childList: true, subtree: true });
if (globalThis.meanderFailed) failed(words(globalThis.meanderFailed.reason));
if (globalThis.meanderProgress) progress(globalThis.meanderProgress);
$("again").addEventListener("click", () => location.reload());

// --- pressed too early ------------------------------------------------------------------------

const touched = new Set();

addEventListener("click", (event) => {
  if (loading() && event.target.closest?.("[data-later]")) promise();
});
addEventListener("change", (event) => { if (loading() && event.target.id) touched.add([event.target.id, event.target.value].join("\n")); });

new MutationObserver((_, observer) => {
  if (loading() || root.dataset.state === "failed") return;
  observer.disconnect();
  clearTimeout(patience);
  announce("Ready");
  for (const [id, value] of [...touched].map((entry) => entry.split("\n")))
    if ($(id)) { $(id).value = value; $(id).dispatchEvent(new Event("change", { bubbles: true })); }
  for (const button of waiting)                                // Play, if it plays already, would pause
    if (button.id !== "play" || root.dataset.state !== "playing") button.click();
}).observe(root, { attributeFilter: ["data-state"] });

// --- sheets: a panel's section, lent to a dialog ------------------------------------------------

const sheet = $("sheet");
let lent = null;                                               // { section, home, next }

function open(id) {
  const section = $(id);
  lent = { section, home: section.parentNode, next: section.nextSibling };
  sheet.setAttribute("aria-labelledby", section.getAttribute("aria-labelledby"));
  if (!section.querySelector("button, select, input")) section.tabIndex = 0;   // to scroll it by keys
  sheet.prepend(section);
  sheet.showModal();
  $("sheet-close").focus();
}
function giveBack() {
  if (lent) lent.home.insertBefore(lent.section, lent.next);
  lent = null;
}
for (const button of document.querySelectorAll("[data-sheet]"))
  button.addEventListener("click", () => open(button.dataset.sheet));
sheet.addEventListener("close", giveBack);
sheet.addEventListener("click", (event) => {
  if (event.target === sheet || event.target.closest("#sheet-close, .primary")) sheet.close();
});
for (const width of ["56.25em", "68.75em"])
  matchMedia(`(min-width: ${width})`).addEventListener("change", () => sheet.close());

// --- theme --------------------------------------------------------------------------------------

const dark = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => root.dataset.theme ? root.dataset.theme === "dark" : dark.matches;
const showTheme = () => $("theme").setAttribute("aria-pressed", String(isDark()));

$("theme").addEventListener("click", () => {
  root.dataset.theme = isDark() ? "light" : "dark";
  try { localStorage.setItem("meander-theme", root.dataset.theme); } catch { /* not kept, then */ }
  showTheme();
});
dark.addEventListener("change", showTheme);
showTheme();
