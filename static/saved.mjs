// @ts-check
// Saved: a drawing of the page as an SVG or PNG file that needs no style sheet: each part gets the look that it has now.

const LOOKS = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "font-size", "font-weight", "font-family", "text-anchor", "paint-order", "stroke-linejoin"];
const SPACE = "http://www.w3.org/2000/svg", GAP = 12, TIMES = 2;

/** @param {HTMLElement} box @param {string} kind  "svg" or "png" @param {string} name  of the file, without its end @param {string} title */
export async function save(box, kind, name, title) {
  const { text, width, height } = written(box, title);
  const file = new Blob([text], { type: "image/svg+xml" });
  if (kind === "svg") return hand(file, `${name}.svg`);
  const address = URL.createObjectURL(file), picture = new Image(), canvas = document.createElement("canvas");
  picture.src = address;
  await picture.decode();
  canvas.width = width * TIMES;
  canvas.height = height * TIMES;
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(address);
  canvas.toBlob((made) => hand(made, `${name}.png`));
}

function hand(file, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** All drawings of a box as one: a plot, or boards as they lie beside each other; above them the title. */
export function written(box, title) {
  const frame = box.getBoundingClientRect(), paper = getComputedStyle(box);
  const top = 28, width = Math.ceil(frame.width + 2 * GAP), height = Math.ceil(frame.height + 2 * GAP + top);
  const all = draw("svg", { width, height, viewBox: `0 0 ${width} ${height}`, "font-family": "sans-serif" });
  all.append(draw("rect", { width, height, fill: getComputedStyle(box.closest(".study") ?? document.body).backgroundColor }), label(title, GAP, 24, paper.color, 16, "700"));
  for (const part of box.querySelectorAll("svg")) {
    const place = part.getBoundingClientRect(), copy = plain(part);
    for (const [key, value] of Object.entries({ x: place.x - frame.x + GAP, y: place.y - frame.y + GAP + top, width: place.width, height: place.height })) copy.setAttribute(key, String(value));
    all.append(copy);
  }
  for (const part of box.querySelectorAll("li, .chart-scale")) {
    const words = part.matches("li") ? part.querySelector("p") ?? part : null;
    if (!words?.textContent.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents([...words.childNodes].findLast((node) => node.nodeType === 3) ?? words);
    const place = range.getBoundingClientRect();
    all.append(label(words.textContent.trim(), place.x - frame.x + GAP, place.bottom - frame.y + GAP + top - 4, paper.color, 13, "400"));
  }
  return { text: new XMLSerializer().serializeToString(all), width, height };
}

/** @returns {any} */
function draw(tag, attributes) {
  const made = document.createElementNS(SPACE, tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function label(words, x, y, fill, size, weight) {
  return Object.assign(draw("text", { x, y, fill, "font-size": size, "font-weight": weight }), { textContent: words });
}

/** A copy whose parts say how they look; links stay as groups. */
function plain(svg) {
  const copy = svg.cloneNode(true), from = [svg, ...svg.querySelectorAll("*")], to = [copy, ...copy.querySelectorAll("*")];
  from.forEach((part, at) => {
    const look = getComputedStyle(part);
    for (const name of LOOKS) if (look.getPropertyValue(name)) to[at].setAttribute(name, look.getPropertyValue(name));
    for (const name of ["class", "style", "tabindex", "role", "href", "aria-label"]) to[at].removeAttribute(name);
    to[at].removeAttributeNS("http://www.w3.org/1999/xlink", "href");
  });
  return copy;
}
