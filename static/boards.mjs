// @ts-check
// Boards: small pictures of mazes, and pictures whose walls or cells are more or less dark. The paths are Python's
// (maze/web/lab/drawn.py): [level, path] with levels from 0 to 15, which static/charts.css gives the ramp of the theme.

const SPACE = "http://www.w3.org/2000/svg", LEVELS = 16, RIM = "rim";

function draw(tag, attributes, ...inside) {
  const made = document.createElementNS(SPACE, tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

/** @param {any} chart @param {any} words */
export function boards(chart, words) {
  const list = document.createElement("ul");
  list.className = chart.scale ? "board-list shaded" : "board-list";
  for (const one of chart.figures) list.append(board(one, chart.scale));
  return chart.scale ? [scale(words), list] : [list];
}

function board(one, shaded) {
  const item = document.createElement("li"), svg = draw("svg", { viewBox: one.box.join(" "), role: "img", "aria-label": one.title, class: "board-figure" });
  for (const [level, d] of one.cells) svg.append(draw("path", { d, class: `fill-${level}` }));
  for (const [level, d] of one.walls) svg.append(draw("path", { d, class: `line ${shaded ? `line-${level}` : RIM}` }));
  svg.append(draw("path", { d: one.rim, class: `line ${RIM}` }));
  if (!one.link) {
    const title = document.createElement("p");
    title.textContent = one.title;
    item.append(title, svg);
    return item;
  }
  const link = document.createElement("a");
  link.href = one.link;
  link.append(svg);
  item.append(link);
  return item;
}

/** What the colors mean, from never to always. */
function scale(words) {
  const box = document.createElement("p"), svg = draw("svg", { viewBox: `0 0 ${LEVELS} 1`, preserveAspectRatio: "none", "aria-hidden": "true" });
  for (let level = 0; level < LEVELS; level++) svg.append(draw("path", { d: `M${level} 0h1.02v1h-1.02z`, class: `fill-${level}` }));
  box.className = "chart-scale";
  box.append("0 %", svg, "100 %");
  box.setAttribute("aria-label", words.scale);
  box.setAttribute("role", "img");
  return box;
}
