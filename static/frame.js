// @ts-check
/* The script of static/sandbox.html, a frame of no origin in which programs of visitors run. tools/sandbox.py
   writes it into that page, because a frame without an origin may not load it from ours in WebKit.

   From the page come ["start", { files, script, lock }], ["more", credits] and what is for the worker. To the
   page goes what the worker says, one message a credit. A worker that says more than it has leave to is ended
   at once, so a flood ends here. */
"use strict";

(() => {
  if (self.origin !== "null") return;                          // then it could reach what is ours
  const page = parent;
  /** @type {Worker | null} */
  let worker = null;
  let credits = 10;                                            // for its first words

  const tell = (...message) => page.postMessage(message, "*");
  const link = (content, type) => URL.createObjectURL(new Blob([content], { type }));

  function end() {
    worker?.terminate();
    worker = null;
  }

  function hear({ data }) {
    if (!worker) return;
    if (credits-- > 0) return page.postMessage(data, "*");
    end();
    tell("flood", "");
  }

  function start({ files, parts, script, lock }) {
    const links = Object.fromEntries(Object.entries(files).map(([name, [content, type]]) => [name, link(content, type)]));
    const given = `globalThis.GIVEN = ${JSON.stringify({ files: links, parts, lock })};\n`;
    worker = new Worker(link(given + script, "text/javascript"));
    worker.onmessage = hear;
    worker.onmessageerror = () => { end(); tell("broken", "an answer that cannot be read"); };
    worker.onerror = (event) => { event.preventDefault(); end(); tell("broken", String(event.message || "blocked").slice(0, 500)); };
  }

  addEventListener("message", ({ data, source }) => {
    if (source !== page) return;
    const [what, content] = data;
    if (what === "more") credits += content;
    if (what === "start") start(content);
    else worker?.postMessage(data);
  });
  tell("here", "");
})();
