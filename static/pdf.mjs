// @ts-check
/* PDF: the pages that are shown, drawn again as vectors, from the same SVG that is seen and printed
   (maze/paper/svg.py). So a PDF cannot differ from it but for its letters: those of the DejaVu fonts, which are
   embedded, only the signs that are used. Nothing here knows what a maze is, and nothing needs a browser: pages
   are elements with attributes and children, so tests bring their own. */

import { degrees, drawSvgPath, fontkit, LineCapStyle, LineJoinStyle, PDFDocument, PrintScaling, popGraphicsState,
         pushGraphicsState, rgb, setLineJoin } from "./vendor/libraries/pdf.mjs";

const POINTS = 72 / 25.4;                                  // of a millimeter
const BOX = "\u25a1";                                      // for a sign that the font lacks
const MIDDLE = 0.36;                                       // half the height of capitals, in their size
const TURN = /translate\(([-\d.e]+) ([-\d.e]+)\)(?: scale\(([-\d.e]+)\))?/;

/** The fonts' reader, as the library wants it: where a subset has `encode`, it takes it for that of a newer reader,
    which needs no stream. */
const reader = {
  create(bytes, name) {
    const font = fontkit.create(bytes, name), make = font.createSubset.bind(font);
    font.createSubset = () => {
      const subset = make();
      return { cff: subset.cff, includeGlyph: (glyph) => subset.includeGlyph(glyph), encodeStream: () => subset.encodeStream() };
    };
    return font;
  },
};

/** What the pages need: `pages` are the boxes of maze/paper/html.py, `fonts` the bytes of two files, `told` hears
    how many pages are done and may stop the work by returning false.
    @param {ArrayLike<any>} pages
    @param {{ plain: Uint8Array, bold: Uint8Array }} fonts
    @param {{ title: string, language: string }} about
    @param {(done: number, of: number) => Promise<boolean> | boolean} told
    @returns {Promise<{ bytes: Uint8Array, missing: string[] } | null>}  null if it was stopped */
export async function pdfOf(pages, fonts, about, told = () => true) {
  const made = await /** @type {any} */ (PDFDocument).create({ updateMetadata: false });   // the same pages, the same file
  made.registerFontkit(reader);
  made.setTitle(about.title, { showInWindowTitleBar: true });
  made.setLanguage(about.language);
  made.setProducer("Meander");
  made.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);   // millimeters stay millimeters
  const embed = async (name, bytes) => {
    const font = await made.embedFont(bytes, { subset: true, customName: name, features: { liga: false } });
    return { font, known: new Set(font.getCharacterSet()) };
  };
  const type = { plain: await embed("DejaVuSans", fonts.plain), bold: await embed("DejaVuSans-Bold", fonts.bold) };
  const missing = new Set();
  for (let at = 0; at < pages.length; at++) {
    if (!await told(at, pages.length)) return null;
    addPage(made, pages[at], type, missing);
  }
  return { bytes: await made.save({ objectsPerTick: 40 }), missing: [...missing] };
}

function addPage(made, box, type, missing) {
  const svg = [...box.children].find((one) => one.tagName.toLowerCase() === "svg");
  const [x, y, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  const margin = Number(box.getAttribute("data-margin") || 0);               // that the printer's paper would have
  const page = made.addPage([(width + 2 * margin) * POINTS, (height + 2 * margin) * POINTS]);
  for (const set of ["setCropBox", "setTrimBox", "setBleedBox"]) page[set](0, 0, page.getWidth(), page.getHeight());
  const draw = { page, type, missing, high: page.getHeight() };
  for (const child of svg.children)
    if (child.tagName !== "path") drawn(draw, child, { x: margin - x, y: margin - y, unit: 1 });   // paper is white
}

/** An element of a page; `at` is where its origin lies, and how many millimeters a unit of it has. */
function drawn(draw, element, at) {
  const [, x, y, unit] = TURN.exec(element.getAttribute("transform") ?? "") ?? [null, 0, 0, 1];
  const here = { x: at.x + Number(x) * at.unit, y: at.y + Number(y) * at.unit, unit: at.unit * Number(unit ?? 1) };
  if (element.tagName === "path") path(draw, element, here);
  else if (element.tagName === "text") text(draw, element, here);
  else for (const child of element.children) drawn(draw, child, here);
}

function path({ page, high }, element, at) {
  const given = (name) => element.getAttribute(name) ?? "";
  if (!given("d")) return;
  page.pushOperators(pushGraphicsState(), setLineJoin(LineJoinStyle.Round), ...drawSvgPath(given("d"), {
    x: at.x * POINTS, y: high - at.y * POINTS, scale: at.unit * POINTS, rotate: degrees(0),
    color: color(given("fill")), borderColor: color(given("stroke")),
    borderWidth: given("stroke") ? Number(given("stroke-width")) : undefined, borderLineCap: LineCapStyle.Round,
  }), popGraphicsState());
}

function text({ page, high, type, missing }, element, at) {
  const given = (name) => element.getAttribute(name) ?? "";
  const { font, known } = given("font-weight") === "bold" ? type.bold : type.plain;
  const words = [...element.textContent].map((sign) => {
    if (known.has(sign.codePointAt(0))) return sign;
    missing.add(sign);
    return BOX;
  }).join("");
  const wished = Number(given("font-size")) * at.unit * POINTS;
  const most = Number(given("data-width") || Infinity) * at.unit * POINTS;
  const size = wished * Math.min(1, most / font.widthOfTextAtSize(words, wished));
  const wide = font.widthOfTextAtSize(words, size);
  const anchor = { middle: wide / 2, end: wide }[given("text-anchor")] ?? 0;
  const down = given("dominant-baseline") === "central" ? MIDDLE * size : 0;
  page.drawText(words, {
    x: (at.x + Number(given("x")) * at.unit) * POINTS - anchor,
    y: high - (at.y + Number(given("y")) * at.unit) * POINTS - down,
    size, font, color: color(given("fill")),
  });
}

/** A color of six hexadecimal digits; undefined for none. */
function color(name) {
  if (!name.startsWith("#")) return undefined;
  const [red, green, blue] = [1, 3, 5].map((from) => parseInt(name.slice(from, from + 2), 16) / 255);
  return rgb(red, green, blue);
}
