// @ts-check
// Tables: numbers that can be sorted by any column. A row is a list of [text, number or null, link]; the first
// cell of a row is its head.

/** Fill a box with a table; how it was sorted stays.
    @param {HTMLElement} box @param {{ heads: string[], rows: any[][] }} told */
export function table(box, { heads, rows }) {
  const [column, way] = (box.dataset.sorted ?? "").split(" ").map(Number);
  const made = make("table"), head = made.createTHead().insertRow(), body = made.createTBody();
  heads.forEach((text, at) => {
    const cell = make("th"), button = make("button");
    cell.scope = "col";
    button.type = "button";
    button.textContent = text;
    button.addEventListener("click", () => {
      const [old, turned] = (box.dataset.sorted ?? "").split(" ").map(Number);
      const first = rows.some((row) => row[at]?.[1] !== null && row[at]?.[1] !== undefined) ? -1 : 1;   // numbers: the largest first
      box.dataset.sorted = `${at} ${box.dataset.sorted && old === at ? -turned : first}`;
      table(box, { heads, rows });
      box.querySelectorAll("th button")[at].focus();
    });
    if (box.dataset.sorted && column === at) cell.setAttribute("aria-sort", way > 0 ? "ascending" : "descending");
    cell.append(button);
    head.append(cell);
  });
  for (const row of sorted(rows, box.dataset.sorted ? column : -1, way)) {
    const line = body.insertRow();
    row.forEach(([text, , link], at) => {
      const cell = at ? line.insertCell() : line.appendChild(make("th"));
      if (!at) cell.scope = "row";
      if (link) cell.append(Object.assign(document.createElement("a"), { href: link, textContent: text }));
      else cell.textContent = text;
    });
  }
  box.tabIndex = 0;
  box.setAttribute("role", "region");
  const scrolled = box.scrollLeft;
  box.replaceChildren(made);
  box.scrollLeft = scrolled;
}

/** What has no number comes last, whichever way. */
function sorted(rows, column, way) {
  if (column < 0) return rows;
  const key = (row) => row[column]?.[1] ?? null;
  if (rows.every((row) => key(row) === null)) return rows.toSorted((a, b) => way * String(a[column]?.[0]).localeCompare(String(b[column]?.[0])));
  return rows.toSorted((a, b) => Number(key(a) === null) - Number(key(b) === null) || way * (key(a) - key(b)));
}

/** @returns {any} */
function make(tag) {
  return document.createElement(tag);
}
