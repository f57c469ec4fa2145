// @ts-check
// On the wall: board, sentence and player alone, as large as the screen, and the keys that presenters
// send. PageDown and PageUp go to the next landmark and back, the full stop plays and pauses, and
// Escape ends it. The style sheet is fetched when it is first needed. A link with present=1 opens so;
// then it fills the window alone, for a browser lets nobody take the screen before a key was pressed.

import { styled } from "./styles.mjs";

const root = document.documentElement;
const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

const press = (/** @type {string} */ key) => document.body.dispatchEvent(
  new KeyboardEvent("keydown", { key, shiftKey: true, bubbles: true, cancelable: true }));
/** @type {Record<string, () => void>} */
const REMOTE = {
  PageDown: () => press("ArrowRight"), PageUp: () => press("ArrowLeft"),
  ".": () => $("play").click(), Escape: end,
};

async function begin() {
  /** @type {HTMLDialogElement} */ ($("share-dialog")).close();
  root.requestFullscreen?.().catch(() => undefined);       // where it may not, the page is enough
  await styled("presenting.css");
  root.dataset.present = "1";
  $("present-end").hidden = false;
  $("play").focus();
}

function end() {
  delete root.dataset.present;
  $("present-end").hidden = true;
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  $("share").focus();
}

/** A link wishes for it; whoever ended it is not asked again by the same link. */
const wish = () => root.dataset.wall && !root.dataset.present && begin();
new MutationObserver(wish).observe(root, { attributeFilter: ["data-wall"] });
wish();

$("present").addEventListener("click", begin);
$("present-end").addEventListener("click", end);
document.addEventListener("fullscreenchange", () => {      // Escape, or a gesture of the system
  if (!document.fullscreenElement && root.dataset.present) end();
});
addEventListener("keydown", (event) => {
  const act = root.dataset.present && !document.querySelector("dialog[open]") && REMOTE[event.key];
  if (!act || event.ctrlKey || event.altKey || event.metaKey || !event.isTrusted) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}, true);
