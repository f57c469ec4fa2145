// @ts-check
/* The variables beside a step, as lines: maze/web/writing/values.py writes them as JSON into `data-rows` of a list. A
   line whose places can be lit on the board is a button: pointing at it, focusing it, or pressing it to keep it lit
   writes its name into the field that `data-lit` names. */

import { styled } from "./styles.mjs";

class Values {
  /** @param {HTMLElement} list */
  constructor(list) {
    this.list = list;
    this.field = /** @type {HTMLInputElement} */ (/** @type {unknown} */ (document.getElementById(list.dataset.lit)));
    this.kept = this.focused = this.pointed = "";
    list.addEventListener("pointerover", ({ target }) => this.light({ pointed: this.name(target) }));
    list.addEventListener("pointerleave", () => this.light({ pointed: "" }));
    list.addEventListener("focusin", ({ target }) => this.light({ focused: this.name(target) }));
    list.addEventListener("focusout", () => this.light({ focused: "" }));
    list.addEventListener("click", ({ target }) => {
      const name = this.name(target);
      if (name) this.light({ kept: this.kept === name ? "" : name });
    });
  }

  name(target) {
    return target.closest("button")?.dataset.name ?? "";
  }

  light(change) {
    Object.assign(this, change);
    for (const one of this.list.querySelectorAll("button")) one.setAttribute("aria-pressed", String(one.dataset.name === this.kept));
    const name = this.pointed || this.focused || this.kept;
    if (this.field.value === name) return;
    this.field.value = name;
    this.field.dispatchEvent(new Event("input"));
  }

  /** A line for each variable; a line that is there already keeps its element, and so its focus. */
  show() {
    const rows = JSON.parse(this.list.dataset.rows || "[]"), old = new Map();
    for (const one of this.list.children) old.set(`${one.tagName}${/** @type {HTMLElement} */ (one).dataset.name}`, one);
    this.list.hidden = !rows.length;
    const lines = rows.map(([name, text, places]) => {
      const tag = places ? "BUTTON" : "P", line = old.get(tag + name) ?? this.line(tag, name);
      if (line.lastChild.textContent !== text) line.lastChild.textContent = text;
      return line;
    });
    if (lines.length !== this.list.children.length || lines.some((line, at) => this.list.children[at] !== line))
      this.list.replaceChildren(...lines);
    if (!rows.some(([name]) => name === this.kept)) this.light({ kept: "" });
  }

  line(tag, name) {
    const line = document.createElement(tag), [label, text] = [document.createElement("b"), document.createElement("code")];
    line.dataset.name = name;
    if (tag === "BUTTON") Object.assign(line, { type: "button", ariaPressed: "false" });
    label.textContent = name;
    line.append(label, " ", text);
    return line;
  }
}

const known = new WeakMap();

/** Show what the attribute of a list says. @param {HTMLElement} list */
export function show(list) {
  styled("values.css");
  if (!known.has(list)) known.set(list, new Values(list));
  known.get(list).show();
}
