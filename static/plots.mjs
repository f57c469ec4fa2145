// @ts-check
/* Plots: the charts of the lab, each as a figure: its title, the finding in a sentence, a drawing by Observable
   Plot, a table of the same numbers, and buttons that save it.

   Plot puts a style element into each drawing, which the page's policy refuses; it is taken out before the drawing
   comes into the document, and static/charts.css says the same. A drawing is one stop of the Tab key: arrows go from
   dot to dot, Enter opens the maze of a dot. */

import { dot, line, plot, rectY, ruleX, ruleY, text } from "./vendor/libraries/plot.mjs";
import { boards } from "./boards.mjs";
import { save } from "./saved.mjs";
import { table } from "./tables.mjs";

const SYMBOLS = ["circle", "triangle", "square", "diamond"], DASHES = ["", "7 4", "2 3", "9 3 2 3"];
const HUED = 4;                                          // series of a plot that have colors; more stand apart
const INK = "currentColor", STRIP = 50, NARROW = 420;     // pixels
const MANY = 600;                                        // bars
const color = (at, count) => count > HUED ? "var(--accent)" : `var(--chart-${at % HUED})`;

/** What each figure shows: @type {WeakMap<Element, string>} */
const shown = new WeakMap();
/** What is still to be drawn, a figure a frame: @type {Map<HTMLElement, () => void>} */
const due = new Map();
let host = document.body, asked = 0;

/** @param {HTMLElement} where @param {string[]} lines the words, then a chart each, as JSON */
export function show(where, [head, ...lines]) {
  host = where;
  delete host.dataset.failed;
  const told = JSON.parse(head), old = new Map([...host.children].map((one) => [one.id, one]));
  const figures = lines.map((line) => {
    const [, name] = /^\{"id": "([^"]*)"/.exec(line) ?? [], id = `chart-${name}`;
    const made = old.get(id) ?? frame(id, told), text = `${host.clientWidth} ${head} ${line}`;
    if (shown.get(made) !== text) due.set(made, () => fill(made, JSON.parse(line), told));   // one that is as it was costs nothing
    shown.set(made, text);
    return made;
  });
  for (const one of due.keys()) if (!figures.includes(one)) due.delete(one);
  if (figures.length !== host.childElementCount || figures.some((one, at) => host.children[at] !== one)) host.replaceChildren(...figures);
  if (due.size) host.setAttribute("aria-busy", "true");
  asked ||= requestAnimationFrame(next);
}

/** Draw one figure, first of those in sight; the page answers before the next one. */
function next() {
  asked = 0;
  const seen = host.parentElement.getBoundingClientRect();
  const inSight = (one) => { const box = one.getBoundingClientRect(); return box.bottom > seen.top && box.top < seen.bottom; };
  const [one] = [...due.keys()].filter(inSight).concat([...due.keys()]);
  if (one) draws(one); else settled();
  if (due.size) asked = requestAnimationFrame(next);
}

/** A figure's turn; once all are drawn, the host says how many there are. */
function draws(one) {
  const act = due.get(one);
  due.delete(one);
  try {
    act();
  } catch (error) {
    console.warn("A chart could not be drawn.", error);
    host.dataset.failed = "";                              // its table has the same numbers
  }
  if (!due.size) settled();
}

function settled() {
  host.removeAttribute("aria-busy");
  host.dataset.charts = String(host.childElementCount);
}

addEventListener("beforeprint", () => [...due.keys()].forEach(draws));   // paper has all of them

/** A figure without a drawing. */
function frame(id, { words }) {
  const figure = make("figure", { id, className: "chart" });
  const title = make("h3", { id: `${id}-title` });
  figure.setAttribute("aria-labelledby", title.id);
  const tables = make("details", { className: "chart-table" });
  tables.append(make("summary", { textContent: words.table }), make("div", { className: "chart-rows" }));
  figure.append(title, make("figcaption", { id: `${id}-finding` }), make("div", { className: "chart-drawing" }), tables,
                make("p", { className: "chart-saves" }));
  return figure;
}

/** Draw a chart into its figure; what was drawn before is replaced, its table stays open. */
function fill(figure, chart, told) {
  const [title, finding, drawing, tables, saves] = figure.children;
  title.textContent = chart.title;
  finding.textContent = chart.finding;
  const focused = drawing.contains(document.activeElement);
  const wide = Math.max(280, Math.floor(drawing.clientWidth || figure.clientWidth || document.getElementById("lab-charts").clientWidth || 320));
  const drawn = chart.kind === "table" ? null : chart.kind === "figures" ? boards(chart, told.words) : draw(chart, wide, told.words);
  drawing.hidden = !drawn;
  drawing.replaceChildren(...(drawn ? [drawn].flat() : []));
  if (chart.kind === "table") tables.open = true;
  const rows = tables.lastElementChild, fillRows = () => tables.open ? table(rows, chart) : rows.replaceChildren();
  rows.setAttribute("aria-label", chart.title);
  tables.ontoggle = fillRows;                              // a closed one may have thousands of rows
  fillRows();
  saves.replaceChildren(...(drawn ? ["svg", "png"].map((kind) => button(figure, chart, told, kind)) : []));
  if (focused) drawing.querySelector('a[tabindex="0"]')?.focus();
}

function button(figure, chart, told, kind) {
  const made = make("button", { type: "button", textContent: kind.toUpperCase() });
  made.setAttribute("aria-label", `${told.words[kind]}: ${chart.title}`);
  made.addEventListener("click", () => save(figure.querySelector(".chart-drawing"), kind, `${told.name}-${chart.id}`, chart.title));
  return made;
}

const PLOTS = { strips, scatter, lines, bars, trials };

function draw(chart, wide, words) {
  const { svg, legend } = PLOTS[chart.kind](chart, wide, words);
  for (const style of svg.querySelectorAll("style")) style.remove();
  svg.setAttribute("role", "group");
  svg.setAttribute("aria-label", svg.querySelector("a") ? `${chart.title}. ${words.keys}` : chart.title);
  for (const axis of svg.querySelectorAll('[aria-label$="axis tick"], [aria-label$="axis tick label"], [aria-label$="grid"], [aria-label$="axis label"]')) axis.setAttribute("aria-hidden", "true");
  for (const part of svg.querySelectorAll("g[aria-label]")) part.removeAttribute("aria-label");
  walk(svg, chart);
  return legend ? [legend, svg] : [svg];
}

const options = (wide, more) => ({ className: "plot", width: wide, marginLeft: 48, marginRight: 16, marginBottom: 44, ...more,
                                   style: { background: "none", overflow: "visible" } });
/** One side of a chart; `place` is where its numbers stand in a point. */
const axis = ({ label, log, zero, ends }, chart, place = 1) => ({ label, ...(ends ? { domain: ends } : {}), type: log ? "log" : "linear", grid: true, zero: zero && !log, nice: !log, labelArrow: "none",
                                          labelAnchor: "center", tickFormat: log ? tenfold(ends ?? span(chart, place)) : undefined });

/** The least and the greatest number. */
function span({ series }, place) {
  const all = series.flatMap((one) => one.points.map((point) => point[place]).concat(one.middle[place - 1] ?? [], place === 1 && one.known || []));
  return all.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [Infinity, -Infinity]);
}

/** The labels of logarithmic ticks: 1, 2 and 5 of each power of ten; every tick where there are few. */
const tenfold = ([least, most]) => (value) => {
  if (most > 5 * least && !/^[125](\.0*)?e/.test(value.toExponential(6))) return "";
  return value >= 1e6 ? `${value / 1e6}M` : value >= 1e4 ? `${value / 1e3}k` : String(Number(value.toPrecision(6)));
};

/** All dots of a chart, in the order in which they are drawn. */
function dots(chart) {
  return chart.series.flatMap((series, at) => series.points.map((point, place) => ({
    at, point, href: series.link[0] ? series.link[0] + (series.links[place] ?? point[0]) + series.link[1] : undefined,
    words: `${series.title}, ${point[0]}: ${point.slice(1).map((value) => Number(value.toPrecision(6))).join(", ")}`,
  })));
}

/** Rows of dots, the name of each above it; the thick line is the middle half, the large dot the median. */
function strips(chart, wide, words) {
  const { series, marks } = chart, count = series.length;
  const spread = ([number]) => ((number * 7) % 11 - 5) / 11 * 0.34;
  const books = series.flatMap(({ known }, at) => known === null ? [] : [{ at, known }]);
  const ends = series.flatMap(({ middle: [[, median]] }, at) => [{ at, median }]);
  const far = (median) => { const all = series.flatMap((one) => one.points.map((point) => point[1])); return median > (Math.min(...all) + Math.max(...all)) / 2; };
  return { svg: plot(options(wide, {
    height: 64 + STRIP * count, marginLeft: 16, marginTop: marks.length ? 34 : 16, x: axis(chart.x, chart),
    y: { axis: null, domain: [-0.75, count - 0.4], reverse: true },
    marks: [
      ruleX(marks, { x: (mark) => mark[0], stroke: INK, strokeDasharray: "4 3" }),
      text(marks, { ...(wide < NARROW ? { frameAnchor: "top-left", textAnchor: "start" } : { x: (mark) => mark[0], frameAnchor: "top", textAnchor: marks.some(([at]) => far(at)) ? "end" : "start" }),
        dy: -18, text: (mark) => mark[1] }),
      dot(dots(chart), { x: (one) => one.point[1], y: (one) => one.at + spread(one.point), r: 3, fill: "var(--accent)", fillOpacity: 0.45, href: "href", title: "words" }),
      ruleY(series, { y: (_, at) => at, x1: (one) => one.middle[0][0], x2: (one) => one.middle[0][2], stroke: INK, strokeWidth: 4 }),
      dot(ends, { x: "median", y: "at", r: 6, fill: "var(--paper)", stroke: INK, strokeWidth: 3 }),
      dot(books, { x: "known", y: "at", r: 6, symbol: "times", stroke: "var(--danger)", strokeWidth: 3 }),
      text(series, { frameAnchor: "left", y: (_, at) => at - 0.4, text: (one) => `${one.title}: ${one.note || Number(one.middle[0][1].toPrecision(6))}`, textAnchor: "start", fontWeight: 600, fill: INK }),
    ] })), legend: books.length ? legend([{ symbol: "times", color: "var(--danger)", title: chart.known || words.book }, ...(chart.dots ? [{ symbol: "circle", color: "var(--accent)", title: chart.dots }] : [])]) : null };
}

function scatter(chart, wide) {
  const { series } = chart, count = series.length;
  const cross = series.map(({ middle: [x, y], title }, at) => ({ at, title, x, y }));
  const side = (one) => one.x[1] > (Math.max(...cross.map((other) => other.x[1])) + Math.min(...cross.map((other) => other.x[1]))) / 2;
  const up = cross.toSorted((a, b) => b.x[1] - a.x[1]).filter((_, at) => at % 2 === 0);       // neighbors apart from each other
  const name = (picked, textAnchor, dx, dy) => text(cross.filter((one) => picked(one) && up.includes(one) === dy < 0), { x: (one) => one.x[1], y: (one) => one.y[1], dx, dy, textAnchor,
    text: (one) => String(one.title), fontWeight: 600, stroke: "var(--paper)", strokeWidth: 4, fill: INK });
  return { svg: plot(options(wide, {
    height: Math.min(460, Math.max(300, wide * 0.6)), marginLeft: 56, marginTop: 28, x: axis(chart.x, chart), y: { ...axis(chart.y, chart, 2), labelAnchor: "top" },
    marks: [
      ...series.map((_, at) => dot(dots(chart).filter((one) => one.at === at), { x: (one) => one.point[1], y: (one) => one.point[2], r: 3.5, symbol: SYMBOLS[count > HUED ? 0 : at],
        fill: color(at, count), fillOpacity: 0.5, href: "href", title: "words" })),
      ruleY(cross, { y: (one) => one.y[1], x1: (one) => one.x[0], x2: (one) => one.x[2], stroke: INK, strokeWidth: 2 }),
      ruleX(cross, { x: (one) => one.x[1], y1: (one) => one.y[0], y2: (one) => one.y[2], stroke: INK, strokeWidth: 2 }),
      ...(wide < NARROW && count <= HUED ? [] : [-12, 14]).flatMap((dy) => [name((one) => !side(one), "start", 6, dy), name(side, "end", -6, dy)]),
    ] })), legend: count > HUED ? null : legend(series.map(({ title }, at) => ({ title, symbol: SYMBOLS[at], color: color(at, count) }))) };
}

/** Medians as lines, with the dots that they are of; more than four series stand below each other. */
function lines(chart, wide) {
  const { series } = chart, count = series.length, apart = count > HUED;
  const rows = series.flatMap((one, at) => one.line.map(([x, y]) => ({ at, x, y, title: one.title })));
  const all = dots(chart).map((one) => ({ ...one, title: series[one.at].title }));
  const faceted = apart ? { fy: "title" } : {};
  return { svg: plot(options(wide, {
    height: apart ? 90 + 110 * count : Math.min(420, Math.max(280, wide * 0.55)), marginLeft: 56, marginTop: 28,
    x: { ...axis(chart.x, chart), ...(chart.x.log ? {} : { zero: false, nice: false, tickFormat: "d", ticks: [...new Set(rows.map((one) => one.x))] }) },
    y: { ...axis(chart.y, chart, 2), labelAnchor: "top", ...(apart ? { ticks: 3 } : {}) }, ...(apart ? { fy: { axis: null, domain: series.map((one) => one.title) } } : {}),
    marks: [
      dot(all, { x: (one) => one.point[1], y: (one) => one.point[2], r: 3, fill: (one) => color(one.at, count), fillOpacity: 0.45, href: "href", title: "words", ...faceted }),
      ...series.map((_, at) => line(rows.filter((one) => one.at === at), { x: "x", y: "y", stroke: color(at, count), strokeWidth: 2, strokeDasharray: apart ? "" : DASHES[at], ...faceted })),
      ...series.map((_, at) => dot(rows.filter((one) => one.at === at), { x: "x", y: "y", r: 4.5, symbol: SYMBOLS[apart ? 0 : at], fill: color(at, count), ...faceted })),
      line(chart.guide, { x: (point) => point[0], y: (point) => point[1], stroke: "var(--danger)", strokeWidth: 2, strokeDasharray: "6 3" }),
      ...(apart ? [text(series, { fy: "title", frameAnchor: "top-left", dx: 6, dy: 2, text: "title", fontWeight: 600, fill: INK, stroke: "var(--paper)", strokeWidth: 4 })] : []),
    ] })), legend: legend([...(apart || count < 2 ? [] : series.map(({ title }, at) => ({ title, symbol: SYMBOLS[at], color: color(at, count), dash: DASHES[at] }))),
    ...(chart.guide.length ? [{ title: chart.guided, color: "var(--danger)", dash: "6 3" }] : [])]) };
}

/** Numbers one after the other, a line for each series; its name stands at its end. */
function trials(chart, wide) {
  const { series } = chart, height = Math.min(380, Math.max(280, wide * 0.45)), all = series.flatMap((one) => one.line.map((point) => Math.log(point[1])));
  const most = Math.max(...all), place = (point) => (most - Math.log(point[1])) / (most - Math.min(...all) || 1) * (height - 72);
  const ends = series.map((one) => ({ title: one.title, point: one.line.at(-1), dy: 0 })).toSorted((a, b) => b.point[1] - a.point[1]);
  ends.forEach((one, at) => { if (at) one.dy = Math.max(0, place(ends[at - 1].point) + ends[at - 1].dy + 15 - place(one.point)); });   // names below each other
  return { svg: plot(options(wide, {
    height, marginLeft: 56, marginRight: 64, marginTop: 28,
    x: { ...axis(chart.x, chart), zero: false, grid: false, ticks: series[0].line.length, tickFormat: "d" }, y: { ...axis(chart.y, chart), labelAnchor: "top" },
    marks: [
      ...series.map((one) => line(one.line, { x: (point) => point[0], y: (point) => point[1], stroke: "var(--accent)", strokeWidth: 1.5 })),
      dot(dots(chart), { x: (one) => one.point[0], y: (one) => one.point[1], r: 3.5, fill: "var(--accent)", href: "href", title: "words" }),
      ...ends.map((one) => text([one], { x: one.point[0], y: one.point[1], dx: 8, dy: one.dy, textAnchor: "start", text: "title", fontWeight: 600, fill: INK })),
    ] })), legend: null };
}

/** A bar for each kind, the most frequent first, below each other for each series; an outline where there are more
    bars than pixels. */
function bars(chart, wide) {
  const { series, marks } = chart, many = series.some((one) => one.points.length > MANY);
  const outline = ({ points }) => [[0, 0], ...points.map((point, at) => [at, point[1]]), [points.length, 0]];
  const all = many ? [] : dots(chart).map((one, at) => ({ ...one, title: series[one.at].title, place: at }));
  let first = 0;
  for (const [at, one] of series.entries()) {
    for (const bar of all) if (bar.at === at) bar.place -= first;
    first += one.points.length;
  }
  return { svg: plot(options(wide, {
    height: 70 + 130 * series.length, marginTop: 30, x: { ...axis(chart.x, chart), grid: false, ticks: [] },
    y: { ...axis(chart.y, chart), labelAnchor: "top", ticks: 3 }, fy: { axis: null, domain: series.map((one) => one.title), padding: 0.25 },
    marks: [
      ...(many ? series : []).map((one) => line(outline(one), { fy: () => one.title, curve: "step-after", fill: "var(--accent)", stroke: "none" })),
      rectY(all, { fy: "title", x1: (one) => one.place + 0.08, x2: (one) => one.place + 0.92, y: (one) => one.point[1], fill: "var(--accent)", href: "href", title: "words" }),
      ruleY(marks, { y: (mark) => mark[0], stroke: "var(--danger)", strokeWidth: 2, strokeDasharray: "6 3" }),
      ruleY([0], { stroke: INK }),
      text(series, { fy: "title", frameAnchor: "top-right", dy: -4, text: "title", fontWeight: 600, fill: INK, stroke: "var(--paper)", strokeWidth: 4 }),
    ] })), legend: marks.length ? legend(marks.map(([, title]) => ({ title, color: "var(--danger)", dash: "6 3" }))) : null };
}

const MARKS = { circle: "M5 10a5 5 0 1 0 10 0a5 5 0 1 0 -10 0", triangle: "M10 4l6 11h-12z", square: "M5 5h10v10h-10z", diamond: "M10 3l5 7l-5 7l-5 -7z", times: "M5 5l10 10M15 5l-10 10" };

/** What colors, dashes and symbols mean. */
function legend(items) {
  const list = make("ul", { className: "chart-legend" });
  for (const { title, color: shade, symbol, dash } of items) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 32 20");
    svg.setAttribute("aria-hidden", "true");
    if (dash !== undefined) svg.append(path("M0 10h32", { stroke: shade, "stroke-width": "2", "stroke-dasharray": dash, fill: "none" }));
    if (symbol) svg.append(path(MARKS[symbol], { fill: symbol === "times" ? "none" : shade, stroke: shade, "stroke-width": symbol === "times" ? "3" : "0", transform: "translate(6 0)" }));
    const item = make("li", {});
    item.append(svg, ` ${title}`);
    list.append(item);
  }
  return list;
}

function path(d, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "path");
  for (const [key, value] of Object.entries({ d, ...attributes })) made.setAttribute(key, value);
  return made;
}

/** One stop of the Tab key: arrows go along a series, up and down to the same place of another one. */
function walk(svg, chart) {
  const links = [...svg.querySelectorAll("a")];
  if (!links.length) return;
  const series = chart.series.flatMap((one, at) => one.points.map(() => at));
  links.forEach((link, at) => {
    link.setAttribute("tabindex", at ? "-1" : "0");
    link.setAttribute("href", link.getAttribute("href") ?? link.getAttributeNS("http://www.w3.org/1999/xlink", "href"));
    const title = link.querySelector("title");
    if (title) link.setAttribute("aria-label", title.textContent);
  });
  svg.addEventListener("keydown", (event) => {
    const here = links.indexOf(document.activeElement), own = links.filter((_, at) => series[at] === series[here]);
    const ordered = own.toSorted((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x), place = ordered.indexOf(links[here]);
    const other = (step) => links.filter((_, at) => series[at] === series[here] + step)[Math.min(place, links.filter((_, at) => series[at] === series[here] + step).length - 1)];
    const next = { ArrowRight: ordered[place + 1], ArrowLeft: ordered[place - 1], Home: ordered[0], End: ordered.at(-1), ArrowDown: other(1), ArrowUp: other(-1) };
    if (here < 0 || !(event.key in next) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!next[event.key]) return;
    links[here].setAttribute("tabindex", "-1");
    next[event.key].setAttribute("tabindex", "0");
    next[event.key].focus();
  });
}

function make(tag, properties) {
  return Object.assign(document.createElement(tag), properties);
}
