// @ts-check
// Learn: the text of an article. Python says which one (maze/web/learning/articles.py, data-article);
// it is the body of a page that can be read without this one, learn/<language>/<id>.html (tools/learn/).

import "./lessons.mjs";
import { styled } from "./styles.mjs";
import { say } from "./words.mjs";

const body = /** @type {HTMLElement} */ (document.getElementById("learn-body"));
const controls = /** @type {HTMLElement} */ (document.getElementById("learn-controls"));
styled("learning.css");
const pages = new Map();

/** A page as a document, such as "en/prim"; it is fetched once. */
function page(path) {
  if (!pages.has(path)) {
    const found = fetch(new URL(`learn/${path}.html`, document.baseURI)).then(async (response) => {
      if (!response.ok) throw new Error(`${response.status} for ${path}`);
      const article = /<article>.*<\/article>/s.exec(await response.text());    // its style is not for here
      return new DOMParser().parseFromString(article[0], "text/html");
    });
    found.catch(() => pages.delete(path));
    pages.set(path, found);
  }
  return pages.get(path);
}

/** The language of an article: the contents of each language name those that it has. */
async function languageOf(id, wished) {
  const contents = await page(`${wished}/index`);
  return id === "index" || contents.querySelector(`li a[href="${id}.html"]`) ? wished : "en";
}

/** The body of a page, as a part of this one: its links, headings and names are ours. */
function adopted(found) {
  const article = document.importNode(found.querySelector("article"), true);
  article.querySelector(".still")?.remove();                   // it plays above
  for (const one of article.querySelectorAll("[id]")) one.removeAttribute("id");
  for (const link of article.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href"), name = /(\w+)\.html$/.exec(href)?.[1];
    link.setAttribute("href", name ? (name === "index" ? "#learn" : `#learn?v=1&id=${name}`) : href.replace("../../", ""));
  }
  for (const level of [3, 2, 1])
    for (const one of article.querySelectorAll(`h${level}`)) {
      const lower = document.createElement(`h${level + 1}`);
      lower.append(...one.childNodes);
      one.replaceWith(lower);
    }
  return article;
}

async function show() {
  const id = body.dataset.article, wished = document.documentElement.lang || "en";
  if (!id || body.dataset.shown === `${wished}/${id}`) return;
  try {
    const language = await languageOf(id, wished), found = await page(`${language}/${id}`);
    if (id !== body.dataset.article || wished !== (document.documentElement.lang || "en")) return;
    body.replaceChildren(adopted(found));
    body.lang = language;
    write();
    body.dataset.shown = `${wished}/${id}`;
    if (body.parentElement) body.parentElement.scrollTop = 0;
  } catch {
    body.textContent = `${say("{0} could not be loaded", `learn/${id}`)}.`;
    delete body.dataset.shown;
    dispatchEvent(new Event("meander-gone"));                  // perhaps: static/offline.mjs finds out
  }
}

/** Numbers are set by sliders here: what they are is written beside them. */
function slide() {
  for (const input of controls.querySelectorAll("input[type=number]")) {
    const number = document.createElement("output");
    input.setAttribute("type", "range");
    input.after(number);
    number.textContent = input.value;
  }
}

/** What a slider says, while it is moved and when Python has put it elsewhere. */
function write() {
  for (const input of controls.querySelectorAll("input[type=range]")) input.nextElementSibling.textContent = input.value;
}

new MutationObserver(slide).observe(controls, { childList: true });
for (const event of ["input", "change"]) controls.addEventListener(event, () => requestAnimationFrame(write));
new MutationObserver(show).observe(body, { attributeFilter: ["data-article"] });
new MutationObserver(show).observe(document.documentElement, { attributeFilter: ["lang"] });
show();
