// @ts-check
// Learn: the text of an article. Python says which one (maze/web/learning/articles.py, data-article);
// it is the body of a page that can be read without this one: learn/<language>/<id>.html.

import "./lessons.mjs";

const sheet = document.createElement("link");                  // the first picture does not wait for it
sheet.rel = "stylesheet";
sheet.href = new URL("learning.css", import.meta.url).href;
document.head.append(sheet);
