/* What a browser may refuse a page, by its settings or in a frame: each throws when it is touched. */
(names) => {
  const refuse = () => { throw new DOMException("The operation is insecure.", "SecurityError"); };
  for (const name of names) {
    if (name === "BroadcastChannel") globalThis.BroadcastChannel = class { constructor() { refuse(); } };
    else Object.defineProperty(name === "serviceWorker" ? Navigator.prototype : window, name, { get: refuse });
  }
}
