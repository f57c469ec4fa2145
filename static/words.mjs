// The words of the page: which language, its table, and the document in that language.
// The table goes from English phrases to translations (maze/language.py says how); Python gets it
// as text in meanderTable. English needs none.

/** Those that have a table, with their own names. */
export const LANGUAGES = { en: "English" };
const SPOKEN = ["aria-label", "title", "placeholder", "alt", "aria-roledescription"];

/** The language of the link, else the one set by hand, else the first of the browser's that we have. */
function chosen() {
  const link = /[?&#]lang=([a-z]{2})\b/.exec(location.hash || location.search)?.[1];
  let set = null;
  try { set = localStorage.getItem("meander-language"); } catch { /* storage may be off */ }
  const wished = [link, set, ...(navigator.languages ?? [])].map((tag) => String(tag).slice(0, 2));
  return wished.find((tag) => tag in LANGUAGES) ?? "en";
}

export const language = chosen();
let table = null;

/** A phrase of the page's scripts in the language of the page; values fill its gaps. */
export function say(text, ...values) {
  return (table?.[text] ?? text).replace(/\{(\d)\}/g, (_, gap) => values[gap]);
}

function translate(root) {
  const known = (text) => table[text.trim().replace(/\s+/g, " ")];
  const skip = (node) => node.closest("[translate=no], script, style, code, kbd");
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeValue.trim() && known(node.nodeValue) && !skip(node.parentElement))
      node.nodeValue = node.nodeValue.replace(/\S[\s\S]*\S|\S/, known(node.nodeValue));
  }
  for (const name of SPOKEN)
    for (const node of root.querySelectorAll(`[${name}]`))
      if (known(node.getAttribute(name)) && !skip(node)) node.setAttribute(name, known(node.getAttribute(name)));
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

export const ready = load().catch(() => {});
globalThis.meanderWords = ready;                               // Python waits for it (runtime.mjs)
