// @ts-check
// node tests/js/pdf_of.mjs FILE.pdf < sheet.html: the PDF file of pages that `python -m maze sheet` has written, by
// the script of the page. Prints the signs that the fonts lack.

import fs from "node:fs";
import path from "node:path";

import { pdfOf } from "../../static/pdf.mjs";

const fonts = path.join(import.meta.dirname, "..", "..", "static", "vendor", "fonts");
const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const plain = (text) => text.replace(/&(#?\w+);/g, (_, name) => ENTITIES[name]);

/** The elements of a text that our own writers have written, as static/pdf.mjs uses them. */
function elements(text) {
  const root = { tagName: "", children: [], textContent: "" }, open = [root];
  for (const [, close, tagName, given, alone, words] of text.matchAll(/<(\/?)(\w+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g)) {
    const last = open[open.length - 1];
    if (words !== undefined) last.textContent += plain(words);
    else if (close) open.pop();
    else {
      const attributes = new Map([...given.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value)]));
      const element = { tagName, children: [], textContent: "", getAttribute: (name) => attributes.get(name) ?? null };
      last.children.push(element);
      if (!alone) open.push(element);
    }
  }
  return root.children;
}

const html = fs.readFileSync(0, "utf8");
const boxes = elements(html.slice(html.indexOf("<body>") + 6, html.indexOf("</body>")));
const bytes = (name) => new Uint8Array(fs.readFileSync(path.join(fonts, name)));
const about = { title: plain(/<title>([^<]*)/.exec(html)?.[1] ?? ""), language: /lang="(\w+)"/.exec(html)?.[1] ?? "en" };
const made = await pdfOf(boxes, { plain: bytes("DejaVuSans.ttf"), bold: bytes("DejaVuSans-Bold.ttf") }, about);
if (!made) throw new Error("stopped");
fs.writeFileSync(process.argv[2], made.bytes);
console.log(made.missing.join(""));
