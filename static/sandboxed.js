// @ts-check
/* The worker in the frame of static/sandbox.html: a Python that runs one program of a visitor, and is ended.
   A line before this script gives it the links to its files and the lock of Pyodide.

   What could speak to others, or start something, is taken away before the program's first line. That is not
   what keeps the visitor's page safe: the frame's policy does, and the page checks all that it hears. */
"use strict";

(async () => {
  const { files, parts: names, lock } = /** @type {any} */ (globalThis).GIVEN;
  const MOST = 512 << 20;                              // bytes of memory
  const TAKEN = ["postMessage", "MessageChannel", "MessagePort", "BroadcastChannel", "Worker", "SharedWorker", "fetch",
                 "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "importScripts", "indexedDB",
                 "caches", "close", "Notification", "RTCPeerConnection", "navigator", "requestFileSystem", "webkitRequestFileSystem"];
  const post = postMessage.bind(self), hear = addEventListener.bind(self), soon = setTimeout.bind(self);
  const real = fetch.bind(self), grow = WebAssembly.Memory.prototype.grow;

  /** @this {WebAssembly.Memory} */
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65536 > MOST) throw new RangeError("too much memory");
    return grow.call(this, pages);
  };

  /** Python with the parts of our package that the page has handed over. */
  async function start() {
    const { loadPyodide } = await import(files.pyodide);
    const { default: create } = await import(files.asm);
    globalThis.fetch = (what, how) => real(String(what).endsWith("pyodide.asm.wasm") ? files.wasm : what, how);
    const python = await loadPyodide({ indexURL: "blob:", lockFileContents: lock, stdLibURL: files.library,
                                       createPyodideModule: (settings) => create(settings) });
    globalThis.fetch = real;
    const parts = python.pyimport("sitecustomize").package("/home/pyodide");
    python.FS.mkdirTree("/ahead");
    for (const name of names) {
      python.FS.writeFile(`/ahead/${name}`, new Uint8Array(await (await real(files[name])).arrayBuffer()));
      parts.add(`/ahead/${name}`).destroy();
      python.FS.unlink(`/ahead/${name}`);
    }
    return python.pyimport("maze.web.writing.inside").start(send);
  }

  /** Arrays of Python as those of a message, handed over and not copied once more. */
  function send(what, content) {
    if (!content?.getBuffer) return post([what, String(content)]);
    const view = content.getBuffer(), copy = view.data.slice();
    view.release();
    content.destroy();
    post([what, copy], { transfer: [copy.buffer] });
  }

  function strip() {
    for (const name of TAKEN) {
      for (let at = self; at; at = Object.getPrototypeOf(at)) try { delete at[name]; } catch { /* it stays there */ }
      try { Object.defineProperty(self, name, { value: undefined }); } catch { /* nor that */ }
    }
  }

  const broken = (error) => post(["broken", String(error?.message ?? error).slice(-500)]);
  let server, working = false;

  async function work() {
    if (working) return;
    working = true;
    while (server.turn()) await new Promise((go) => soon(go));
    working = false;
  }

  hear("message", ({ data: [what, content] }) => {
    try {
      if (what === "more") server?.more(content);
      else server.begin(content);
      work().catch(broken);
    } catch (error) {
      broken(error);
    }
  });
  hear("unhandledrejection", (event) => { event.preventDefault(); broken(/** @type {any} */ (event).reason); });
  try {
    server = await start();
    strip();
    post(["ready", ""]);
  } catch (error) {
    broken(error);
  }
})();
