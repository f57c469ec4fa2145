// @ts-check
// Paper: the QR codes of printed pages, and the pages as a PDF file. Python leaves a frame for each code
// (maze/paper/svg.py, "later"), with its text; the library (lean-qr) is fetched when there is one to be drawn.
// What makes PDF files (static/pdf.mjs), its library and its fonts are fetched when somebody saves one.

import { say } from "./words.mjs";

const $ = (id) => /** @type {any} */ (document.getElementById(id));
const pages = /** @type {HTMLElement} */ ($("print-pages"));
const QUIET = 2;                                      // modules of white around a code, as in Python
const SLICE = 40;                                     // milliseconds of work between two breaths
const FONTS = { plain: "DejaVuSans.ttf", bold: "DejaVuSans-Bold.ttf" };
let saving = false, stopped = false, drawing = Promise.resolve();

class Absent extends Error {}                         // a file that could not be fetched

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

/** A function that lets the page answer, as soon as it has worked for a while. */
function breaths() {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

async function drawCodes() {
  const frames = /** @type {NodeListOf<SVGGElement>} */ (pages.querySelectorAll("[data-code]"));
  if (!frames.length) return;
  try {
    const { generate } = /** @type {any} */ (await import("./vendor/libraries/lean-qr.mjs"));
    const breath = breaths();
    for (const frame of frames) {
      const code = generate(frame.dataset.code);
      const unit = Number(frame.dataset.side) / (code.size + 2 * QUIET);
      const modules = document.createElementNS("http://www.w3.org/2000/svg", "path");
      modules.setAttribute("d", path(code));
      modules.setAttribute("fill", "#000000");
      modules.setAttribute("transform", `translate(${QUIET * unit} ${QUIET * unit}) scale(${unit})`);
      frame.replaceChildren(modules);
      await breath();
    }
    pages.dataset.codes = String(frames.length);
  } catch {
    dispatchEvent(new Event("meander-gone"));         // perhaps: static/offline.mjs finds out
  }
}

new MutationObserver(() => { stopped = true; drawing = drawCodes(); }).observe(pages, { childList: true });

// --- PDF ----------------------------------------------------------------------------------------

const tell = (words) => { $("print-told").textContent = words; };
const file = (name) => new URL(name, import.meta.url);

async function fetched(name) {
  const answer = await fetch(file(`./vendor/fonts/${name}`)).catch(() => null);
  if (!answer?.ok) throw new Absent(name);
  return new Uint8Array(await answer.arrayBuffer());
}

async function make() {
  // The fonts first: a file that is missing can be asked for again, a module that has failed cannot.
  const [plain, bold] = await Promise.all([fetched(FONTS.plain), fetched(FONTS.bold)]);
  const { pdfOf } = await import("./pdf.mjs").catch((error) => { throw new Absent(error.message); });
  await drawing;                                      // the codes are on the pages
  const boxes = pages.querySelectorAll(".page"), breath = breaths();
  const about = { title: pages.dataset.title ?? "Meander", language: document.documentElement.lang };
  return pdfOf(boxes, { plain, bold }, about, async (done, of) => {
    $("print-progress").value = done / of;
    await breath();
    return !stopped;
  });
}

function hand(bytes) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
  link.download = `${pages.dataset.name ?? "meander"}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function busy(on) {
  saving = on;
  $("print-progress").hidden = $("print-stop").hidden = !on;
  $("print-pdf").toggleAttribute("data-saving", on);
}

async function save() {
  if (saving || $("print-pdf").getAttribute("aria-disabled") === "true") return;
  stopped = false;
  busy(true);
  tell(say("Making the PDF"));
  try {
    const made = await make();
    if (made) hand(made.bytes);
    tell(!made ? say("Stopped. Nothing was saved.") : made.missing.length
      ? say("The PDF is saved. Its font lacks {0}; a box stands for each.", made.missing.join(" "))
      : say("The PDF is saved."));
  } catch (/** @type {any} */ error) {
    tell(error instanceof Absent
      ? say("What makes PDF files has to be fetched once; it needs a network for that. Print works without.")
      : say("The PDF could not be made: {0}", error.message ?? error));
    dispatchEvent(new Event("meander-gone"));
  }
  busy(false);
}

$("print-pdf").addEventListener("click", save);
$("print-stop").addEventListener("click", () => { stopped = true; });
