// @ts-check
// Paper: the QR codes of printed pages. Python leaves a frame for each (maze/paper/svg.py, "later"),
// with its text; the library (lean-qr) is fetched when there is one to be drawn.

const pages = /** @type {HTMLElement} */ (document.getElementById("print-pages"));
const QUIET = 2;                                      // modules of white around a code, as in Python

/** Dark modules as one path, runs of a row joined. */
function path(code) {
  let found = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      const begin = x;
      while (x < code.size && code.get(x, y)) x++;
      if (x > begin) found += `M${begin} ${y}h${x - begin}v1h${begin - x}z`;
    }
  return found;
}

async function refresh() {
  const frames = /** @type {NodeListOf<SVGGElement>} */ (pages.querySelectorAll("[data-code]"));
  if (!frames.length) return;
  try {
    const { generate } = /** @type {any} */ (await import("./vendor/libraries/lean-qr.mjs"));
    for (const frame of frames) {
      const code = generate(frame.dataset.code);
      const unit = Number(frame.dataset.side) / (code.size + 2 * QUIET);
      const modules = document.createElementNS("http://www.w3.org/2000/svg", "path");
      modules.setAttribute("d", path(code));
      modules.setAttribute("transform", `translate(${QUIET * unit} ${QUIET * unit}) scale(${unit})`);
      frame.replaceChildren(modules);
    }
    pages.dataset.codes = String(frames.length);
  } catch {
    dispatchEvent(new Event("meander-gone"));         // perhaps: static/offline.mjs finds out
  }
}

new MutationObserver(refresh).observe(pages, { childList: true });
