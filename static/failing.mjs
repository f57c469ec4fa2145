// @ts-check
// What stops Python before it has begun, what the page says then, and another attempt.
// Only what really stops Python is said to: a page that is lent no cache, or lacks another script,
// goes on without. What is overlooked here ends when there is no news for too long.

import { say } from "./words.mjs";

const root = globalThis.document?.documentElement;
const $ = (id) => document.getElementById(id);
const NEEDED = ["runtime.mjs", "core.js", "start.py"];         // scripts; the page can do without the others
const RUNS_PYTHON = /\/static\/(runtime|arriving|parts|watchdog)\.mjs|\/static\/vendor\/(pyodide|pyscript|about)/;
let patience;

/** Whether an error arose in what runs Python: our part of it, Pyodide or PyScript. A module that an
    import() cannot read does not say where it is; while Python starts, only PyScript asks for one.
    @param {{filename?: string, error?: any, reason?: any}} event  "error" or "unhandledrejection" */
export function stops({ filename, error, reason }) {
  const { stack = "", message = "" } = error ?? reason ?? {};
  return [filename, stack, message].some((text) => RUNS_PYTHON.test(text ?? ""))
    || (reason instanceof SyntaxError && !/:\/\//.test(stack));
}

/** What an error of a script means for a visitor: a file that could not be had, or is damaged. */
function meaning(error) {
  const [, file] = /imported module: \S*\/([^/\s?]+)/.exec(error?.message ?? error) ?? [];
  return file ? say("{0} could not be loaded", file) : "a file of the page may be damaged; trying again may help";
}

/** The first line of an error of Python, or of a text. */
const words = (error) => String(error?.message ?? error ?? "unknown reason").split("\n")[0].slice(0, 120);

/** A reason in the language of the page; "404 for a-file" is what the server has answered. */
function inWords(reason) {
  const [, status, file] = /^(\d{3}) for (\S+)$/.exec(reason) ?? [];
  if (status) return say("the server answered {0} for {1}", status, file);
  return say(reason.replace(/\.$/, "").replace(/^(The|This|There)\b/, (word) => word.toLowerCase()));
}

/** Give up unless there is news within so many milliseconds. */
export function wait(milliseconds) {
  clearTimeout(patience);
  patience = setTimeout(() => failed("it took too long"), milliseconds);
}

/** Python has begun, or waits for somebody. */
export const stopWaiting = () => clearTimeout(patience);

function failed(reason) {
  if (root.dataset.state !== "loading") return;
  stopWaiting();
  root.dataset.state = "failed";
  const why = navigator.onLine === false ? say("there is no network") : inWords(reason);
  $("failure-text").textContent = say("Python could not start ({0}).", why);
  $("announce").textContent = $("failure-text").textContent;
}

/** With a newer release, if there is one: what is broken may be mended there (static/offline.mjs). */
async function tryAgain() {
  $("again").disabled = true;
  const { startAnew } = await import("./offline.mjs").catch(() => ({ startAnew: () => location.reload() }));
  const kept = await startAnew();
  if (kept) $("failure-text").textContent = kept;
  $("again").disabled = false;
}

/** Listen for all that may go wrong while Python starts. */
function listen() {
  addEventListener("meander-failed", (event) => failed(words(event.detail?.reason ?? event.detail)));
  addEventListener("unhandledrejection", (event) => { if (stops(event)) failed(meaning(event.reason)); });
  addEventListener("error", (event) => {
    const { target, error, message } = event;
    if (target instanceof Element) {
      const file = target.localName === "script" && target.src.split("/").at(-1).split("?")[0];
      if (NEEDED.includes(file)) failed(say("{0} could not be loaded", file));
    } else if (stops(event)) failed(meaning(error ?? message));
  }, true);
  new MutationObserver((_, observer) => {                      // PyScript shows a Python error as a banner
    const banner = document.querySelector(".py-error");
    if (banner || root.dataset.state !== "loading") observer.disconnect();
    if (banner) failed(words(banner.textContent.trim().split("\n").at(-1)));
  }).observe(document.body, { childList: true, subtree: true });
  if (globalThis.meanderFailed) failed(words(globalThis.meanderFailed.reason));
  $("again").addEventListener("click", tryAgain);
}

if (root) listen();
