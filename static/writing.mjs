// @ts-check
// The panel in which visitors write programs: what only a browser can do. What runs, and what is told,
// comes from maze/web/writing/. Editor, sandbox and style sheet are fetched when they are first needed.

import { styled } from "./styles.mjs";

const $ = (id) => document.getElementById(id);
const root = document.documentElement, panel = $("writing"), text = $("writing-text");
let editor = null;                                             // of static/editor.mjs

/** @type {any} */ (globalThis).meander ??= {};
/** @type {any} */ (globalThis).meander.sandbox = async (hear, more) => new (await import("./sandbox.mjs")).Sandbox(hear, more);

/** The editor, unless a plain field is wished or nothing better can be fetched. */
async function show() {
  const plain = $("writing-plain").checked;
  if (!plain && !editor) {
    try {
      editor = (await import("./editor.mjs")).edit($("editor"), text, () => $("writing-run").click());
    } catch (error) {
      console.warn("The editor could not be fetched, so there is a plain field.", error);
    }
  }
  const useful = Boolean(editor) && !plain;
  $("editor").hidden = !useful;
  $("writing-field").classList.toggle("away", useful);
  text.tabIndex = useful ? -1 : 0;
  text.toggleAttribute("aria-hidden", useful);
}

async function open() {
  await styled("writing.css");                                 // without it the panel is plain
  if (panel.open) return;
  for (const other of document.querySelectorAll("dialog[open]")) other.close();
  panel.show();
  root.setAttribute("data-writing", "");
  show();
  $("writing-close").focus();
}

for (const button of document.querySelectorAll("[data-writing]"))
  if (button !== root) button.addEventListener("click", open);
panel.addEventListener("close", () => root.removeAttribute("data-writing"));
panel.addEventListener("click", (event) => { if (event.target.closest("#writing-close")) panel.close(); });
panel.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    $("writing-run").click();
  }
  if (event.target.closest("#editor, textarea, input")) event.stopPropagation();    // letters are no commands
});
$("writing-plain").addEventListener("change", show);

// Variables, here and beside the code of ours: their lines are made by static/values.mjs.
for (const list of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".values")))
  new MutationObserver(async () => (await import("./values.mjs")).show(list)).observe(list, { attributeFilter: ["data-rows"] });
