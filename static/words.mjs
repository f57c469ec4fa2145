// @ts-check
// The words of the page: which language, its table, and the document in that language.
// The table goes from English phrases to translations (maze/language.py says how); Python gets it
// as text in meanderTable. English needs none.

import { read, write } from "./device.mjs";
import { english } from "./message.mjs";

/** Those that have a table, by their own names; also in maze/language.py. */
export const LANGUAGES = {
  en: "English", de: "Deutsch", el: "Ελληνικά", et: "Eesti", hu: "Magyar", pl: "Polski",
};
const SPOKEN = ["aria-label", "title", "placeholder", "alt", "aria-roledescription"];
const KEPT = "language";                                       // the name of what is kept
const IN_LINK = /([?&])lang=([^&#]*)&?/i;

const known = (tag) => Object.hasOwn(LANGUAGES, tag ?? "");

function linked() {
  const tag = IN_LINK.exec(location.hash || location.search)?.[2].toLowerCase();
  return known(tag) ? tag : null;
}

/** Of the link, which lasts as long as the tab; else the one set by hand, else the browser's first. */
function chosen() {
  if (linked()) write(KEPT, linked(), "sessionStorage");
  const wished = [linked(), read(KEPT, "sessionStorage"), read(KEPT), ...(navigator.languages ?? [])];
  return wished.map((tag) => String(tag).slice(0, 2)).find(known) ?? "en";
}

export const language = chosen();
const plurals = new Intl.PluralRules(language);
let table = null;

/** The text that the language of the page has for a phrase: of its plural forms, the one for n. */
export function formOf(text, one, n) {
  const found = table?.[text];
  if (found === undefined) return english(text, one, n);
  return typeof found === "string" ? found : found[plurals.select(n)] ?? found.other;
}

/** A phrase of the page's scripts in the language of the page; values fill its gaps. */
export function say(text, ...values) {
  return formOf(text).replace(/\{(\d)\}/g, (_, gap) => values[gap]);
}

function translate(root) {
  const said = (text) => {
    const found = table[text.trim().replace(/\s+/g, " ")];
    return found?.other ?? found;
  };
  const skip = (node) => node.closest("[translate=no], script, style, code");
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, words = node.nodeValue;
    const phrase = words.trim() && said(node.parentElement.dataset.phrase ?? words);
    if (phrase && !skip(node.parentElement)) node.nodeValue = words.replace(/\S[\s\S]*\S|\S/, phrase);
  }
  for (const name of SPOKEN)
    for (const node of root.querySelectorAll(`[${name}]`))
      if (said(node.getAttribute(name)) && !node.closest("[translate=no]"))
        node.setAttribute(name, said(node.getAttribute(name)));
}

/** Fetch the table and translate the document; a table that cannot be had leaves English. */
async function load() {
  if (language === "en") return;
  const answer = await fetch(new URL(`./words/${language}.json`, import.meta.url));
  if (!answer.ok) return;
  const text = await answer.text();
  table = JSON.parse(text);
  globalThis.meanderTable = text;
  document.documentElement.lang = language;
  translate(document.documentElement);
}

// --- another language: the page begins anew with the same link -----------------------------------

function offer() {
  const menu = document.getElementById("set-language");
  const lines = Object.entries({ "": say("As the browser"), ...LANGUAGES });
  menu.replaceChildren(...lines.map(([value, name]) => {
    const line = new Option(name, value);
    line.lang = value || language;
    return line;
  }));
  const tag = read(KEPT);
  menu.value = known(tag) ? tag : "";
  menu.addEventListener("change", () => {
    write(KEPT, menu.value);
    write(KEPT, "", "sessionStorage");
    const link = location.hash.replace(IN_LINK, "$1").replace(/[?&]$/, "");
    const said = read(KEPT) === menu.value || !menu.value ? link : `${link}${link.includes("?") ? "&" : "?"}lang=${menu.value}`;
    history.replaceState(history.state, "", location.pathname + location.search + (said || "#maze"));
    location.reload();
  });
}

addEventListener("hashchange", () => { if (linked() && chosen() !== language) location.reload(); });
export const ready = load().catch(() => {}).then(offer);
globalThis.meanderWords = ready;                               // Python waits for it (runtime.mjs)
