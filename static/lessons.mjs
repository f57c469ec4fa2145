// @ts-check
// Lessons: what only a browser can do for those who make one: read a file, copy the link. What is
// in the file is checked by maze/lessons/files.py.

import { say } from "./words.mjs";

const $ = (id) => document.getElementById(id);
const MOST = 100_000;                                 // bytes of a lesson that are read

const file = /** @type {HTMLInputElement} */ ($("make-file"));
file.addEventListener("change", async () => {
  const chosen = file.files?.[0];
  if (!chosen) return;
  const field = /** @type {HTMLTextAreaElement} */ ($("make-file-text"));
  field.value = await chosen.slice(0, MOST + 1).text().catch(() => "");
  field.dispatchEvent(new Event("change"));
  file.value = "";                                    // the same file can be chosen again
});

$("make-copy").addEventListener("click", async () => {
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
});
