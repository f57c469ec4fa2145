// @ts-check
// Messages in the languages of the page: what the recording says before Python does.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import record from "../../static/trace.mjs";
import { said } from "../../static/message.mjs";
import { lendPage } from "./fake_page.mjs";

const named = (tag) => JSON.parse(readFileSync(new URL(`../../maze/languages/${tag}.json`, import.meta.url), "utf8"));
const english = named("en");
const nothing = () => {};

/** As maze/languages/__init__.py joins them: from English texts to those of a language. */
const table = (tag) => Object.fromEntries(Object.entries(named(tag)).map(
  ([name, form]) => [name.includes("~") ? name : english[name].other ?? english[name], form]));

/** The module of the words, as a browser that speaks a language has it. */
async function spoken(tag, link = "") {
  const root = { querySelectorAll: () => [] };
  lendPage({
    navigator: { languages: [tag] }, location: { hash: link, search: "", pathname: "/" },
    sessionStorage: { getItem: () => null, setItem: nothing }, NodeFilter: { SHOW_TEXT: 4 },
    fetch: async () => ({ ok: true, text: async () => JSON.stringify(table(tag)) }),
    document: {
      documentElement: root, createTreeWalker: () => ({ nextNode: () => false }),
      getElementById: () => ({ replaceChildren: nothing, addEventListener: nothing }),
    },
  });
  const words = await import(`../../static/words.mjs?${tag}${encodeURIComponent(link)}`);
  await words.ready;
  return words;
}

const cells = (n) => ({ text: "Solved: {n} cells.", one: "Solved: {n} cell.", values: { n } });
const place = { text: "row {row}, column {column}", values: { row: 3, column: 7 } };
const joins = { text: "{cell} joins the frontier.", values: { cell: place } };

test("English has its texts in the messages", () => {
  assert.equal(said(cells(1)), "Solved: 1 cell.");
  assert.equal(said(cells(2)), "Solved: 2 cells.");
  assert.equal(said(joins), "Row 3, column 7 joins the frontier.");
  assert.equal(said([cells(5), joins]), "Solved: 5 cells. Row 3, column 7 joins the frontier.");
  assert.equal(said({ text: "{name} is data.", values: { name: "prim" } }), "prim is data.");
});

test("the form of a phrase is the one that its number asks for", async () => {
  const polish = await spoken("pl"), german = await spoken("de");
  assert.deepEqual([1, 3, 5, 12, 22].map((n) => said(cells(n), polish.formOf)), [
    "Rozwiązane: 1 pole.", "Rozwiązane: 3 pola.", "Rozwiązane: 5 pól.", "Rozwiązane: 12 pól.", "Rozwiązane: 22 pola."]);
  assert.equal(said(cells(1), german.formOf), "Gelöst: 1 Zelle.");
  assert.equal(said(joins, german.formOf), "Zeile 3, Spalte 7 kommt zur Grenze.");
  assert.equal(german.say("{0} of {1} MB", "4,1", "12,3"), "4,1 von 12,3 MB");
  assert.equal(german.formOf("Nobody says this."), "Nobody says this.");
});

test("every sentence of the recording is said in every language", async () => {
  for (const tag of ["de", "el", "et", "hu", "pl"]) {
    const { formOf } = await spoken(tag);
    for (const text of record.sentences) {
      const message = JSON.parse(text, (_, value) => value ?? { ...place, text: record.place });
      const words = said(message, formOf);
      assert.ok(words && words !== said(message) && !/[{}]|undefined|\[object/.test(words), `${tag}: ${words}`);
    }
  }
});

test("a link names the language, in capitals too; one that nobody knows does not", async () => {
  for (const [link, language] of [["#maze?lang=DE", "de"], ["#maze?v=1&lang=hu&by=prim", "hu"], ["#maze?lang=xx", "pl"],
    ["#maze?slang=de", "pl"], ["#maze?LANG=et", "et"]])
    assert.equal((await spoken("pl", link)).language, language, link);
});
