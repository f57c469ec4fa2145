// @ts-check
// Lessons: what only a browser can do for those who make one: read a file, copy the link. What is
// in the file is checked by maze/lessons/files.py. The document has these controls when Python has
// made them (maze/web/lessons/), so whatever happens is heard of at its root.

import { styled } from "./styles.mjs";
import { say } from "./words.mjs";

const $ = (id) => document.getElementById(id);
const MOST = 100_000;                                 // bytes of a lesson that are read

styled("answers.css");
styled("lessons.css");

/** The text of a file becomes the value of a field that Python reads. */
async function read(file) {
  const chosen = file.files?.[0];
  if (!chosen) return;
  const field = /** @type {HTMLTextAreaElement} */ ($("make-file-text"));
  field.value = await chosen.slice(0, MOST + 1).text().catch(() => "");
  field.dispatchEvent(new Event("change"));
  file.value = "";                                    // the same file can be chosen again
}

async function copy() {
  const field = /** @type {HTMLInputElement} */ ($("make-share"));
  field.select();
  let copied = true;
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    copied = false;
  }
  $("make-copied").textContent = copied ? say("Link copied")
    : say("The browser does not let the page copy. The text is selected: press Ctrl+C or ⌘C.");
}

document.addEventListener("change", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.id === "make-file") read(target);
});
document.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.id === "make-copy") copy();
});
