// @ts-check
// Before the first paint: which place, which theme, whether the pictures in the page are those of the
// link, and what is pressed before Python can hear it.
// A classic script, because a page opened as a file may not load modules - and then this is the only
// code that runs.  The page must do without it, too.
(() => {
  // The two longest downloads begin before all others (static/arriving.mjs goes on with them), unless
  // data is to be saved.
  const saving = navigator.connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
  if (!saving && location.protocol !== "file:") {
    const pyodide = document.currentScript.src.replace(/[^/]*$/, "vendor/pyodide/pyodide.asm.");
    (globalThis.meanderWasm ??= fetch(pyodide + "wasm")).catch(() => {});    // arriving.mjs may have been quicker
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: pyodide + "mjs" }));
  }

  const root = document.documentElement;
  // These say how to look at it, not what it is.
  const VIEW = ["v", "at", "speed", "play", "embed", "controls", "loop", "theme", "lang", "present"];

  /** What a link asks for, in one form. */
  const wish = (link) => {
    const [, place, query] = /^#?(\w*)\??(.*)$/s.exec(link.replace(/^\?/, "maze?"));
    const asked = [...new URLSearchParams(query)].filter(([key]) => !VIEW.includes(key));
    return { place: place || "maze", text: asked.map(String).sort().join("&"), at: /[?&]at=/.test(query) };
  };
  const openings = (root.dataset.openings || "").split(" ").map(wish);

  /** Place, and whether its picture may be seen: "opening" or, if the link says another, "other". */
  const look = () => {
    if (root.dataset.state !== "loading") return;
    const asked = wish(location.hash || location.search);
    const known = openings.find((one) => one.place === asked.place) ?? openings[0];
    const same = !asked.text || asked.text === known.text;
    const modes = (root.dataset.modes || "").split(" ").filter((one) => one.startsWith(known.place + ":"));
    const wished = `${known.place}:${/\bmode,(\w+)/.exec(asked.text)?.[1]}`;
    root.dataset.place = known.place;
    root.dataset.mode = (modes.includes(wished) ? wished : modes[0] ?? "").split(":")[1];
    root.dataset.link = same ? "opening" : "other";
  };
  look();
  addEventListener("hashchange", look);

  root.style.setProperty("--density", `${devicePixelRatio}`);    // the pictures keep to the screen's pixels

  const link = new URLSearchParams(location.hash.replace(/^[^?]*/, "") || location.search);
  const kept = (entry) => {                                    // as static/device.mjs reads it
    try {
      return localStorage.getItem(`${location.pathname.replace(/[^/]*$/, "")} meander settings 1 ${entry}`);
    } catch { /* storage may be switched off */ }
  };
  const theme = [link.get("theme"), kept("theme")].find((word) => word && word !== "auto");
  if (/^(light|dark|ink|blueprint|contrast)$/.test(theme)) root.dataset.theme = theme;
  if (/^(reduced|full)$/.test(kept("motion"))) root.dataset.motion = kept("motion");
  if (/^(large|larger)$/.test(kept("text"))) root.dataset.text = kept("text");
  if (link.get("embed") === "1") root.dataset.embed = "1";
  if (link.get("embed") === "1" && link.get("controls") === "0") root.dataset.controls = "0";

  // Remembered in order, for static/recorded.mjs and, when Python is ready, static/boot.mjs.
  const pressed = globalThis.meanderPressed = [];
  const early = () => root.dataset.state === "loading" && pressed.length < 99;
  addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-later], .palette button");
    if (button?.id && !event.defaultPrevented && early()) pressed.push({ id: button.id });
  });
  addEventListener("change", ({ target }) => {
    if (target.id && early())
      pressed.push({ id: target.id, value: target.value, checked: target.checked });
  });
  addEventListener("keydown", (event) => {
    const { key, shiftKey, target } = event;
    const writing = target.closest?.("input, select, textarea, dialog") || (key === " " && target.closest?.("button, summary"));
    if (writing || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (early() && /^(.|Home|End|Arrow\w+)$/u.test(key)) pressed.push({ key, shiftKey });
  });

  if (location.protocol === "file:")
    addEventListener("DOMContentLoaded", () => {
      document.getElementById("file-notice").hidden = false;
      root.dataset.state = "file";
    });
})();
