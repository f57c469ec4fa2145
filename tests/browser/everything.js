// All that a test can change about the page, as lines of text, so that two states can be compared.
// Left out are what the page says aloud, which comes up to a second late, whether the address is yet
// to be tidied, which article was read last, and what matters only before Python runs, such as what
// is fetched early.
// Each line comes with the aside it belongs to, by its name in `asides` (names and selectors), or "".
(asides) => {
  const lines = [], aside = new Map();
  const add = (text, where = "") => lines.push([where, text]);
  const say = (name, value, where) => add(`${name}: ${value}`, where);
  for (const [name, selector] of Object.entries(asides))
    for (const one of document.querySelectorAll(selector)) aside.set(one, name);

  const digest = (text) => {
    let sum = 0;
    for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
    return sum;
  };
  const named = (one) => one.id ? `#${one.id}`
    : `${one.localName} of ${one.parentElement?.closest("[id]")?.id}`;

  for (const one of document.querySelectorAll("*")) {
    if (one.id === "announce" || one.closest("#cell[hidden]")) continue;    // of the last cell asked for
    const said = [...one.attributes].map(({ name, value }) => `${name}=${value}`)
      .filter((text) => !/^data-(untidy|link|article)=|^style=$/.test(text)).sort();   // taking a picture leaves an empty style
    for (const key of ["value", "checked", "open", "disabled", "selectedIndex"])
      if (key in one) said.push(`.${key}=${one[key]}`);
    if (one.scrollTop || one.scrollLeft) said.push(`scrolled to ${one.scrollLeft} ${one.scrollTop}`);
    const text = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.data.trim()).join(" ").trim();
    add([named(one), ...said, text].join(" "), aside.get(one));
  }
  for (const canvas of document.querySelectorAll("canvas"))
    say(`${canvas.id} shows`, digest(canvas.toDataURL()), aside.get(canvas));

  // What a script may have put in place of what the browser brings.
  const holders = { window, document, history, navigator, performance, screen, Date,
    "Storage.prototype": Storage.prototype, "EventTarget.prototype": EventTarget.prototype,
    "Navigator.prototype": Navigator.prototype, "History.prototype": History.prototype,
    "CanvasRenderingContext2D.prototype": CanvasRenderingContext2D.prototype };
  const about = Function.prototype.toString;
  for (const [name, holder] of Object.entries(holders))
    for (const key of Object.getOwnPropertyNames(holder).sort()) {
      const own = Object.getOwnPropertyDescriptor(holder, key), what = own.value ?? own.get;
      const native = typeof what === "function" && about.call(what).includes("[native code]");
      say(`${name}.${key}`, native ? "native" : typeof what);
    }

  say("games left", globalThis.gamesLeft);
  const root = getComputedStyle(document.documentElement);
  say("letters", root.fontSize);
  say("sheets", `${document.styleSheets.length} ${document.adoptedStyleSheets.length}`);
  say("moving", document.getAnimations().length);
  say("window", `${innerWidth} ${innerHeight} ${devicePixelRatio} ${scrollX} ${scrollY}`);
  say("online", navigator.onLine);
  say("focus", document.activeElement?.id || document.activeElement?.localName);
  say("selected", String(getSelection()));
  say("storage", JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  say("state of the entry", JSON.stringify(history.state));
  for (const wish of ["prefers-color-scheme: dark", "prefers-reduced-motion: reduce",
    "prefers-contrast: more", "forced-colors: active"])
    say(wish, matchMedia(`(${wish})`).matches);
  say("paper", matchMedia("print").matches);
  return lines;
}
