// @ts-check
// Messages as data, as maze/message.py has them: a text with gaps, and what stands in the gaps.
//
//     { text: "{n} cells.", one: "{n} cell.", values: { n: 3 } }
//
// A list is several messages, one after the other. Whatever else stands in a gap is said as it is.

const GAP = /\{(\w+)\}/g;
const ENDS = /[.!?…]$/;                                         // of a sentence

/** English needs no table: `one` is the text for one thing, if it has its own. */
export const english = (text, one, n) => one && n === 1 ? one : text;

/** A message in words; `form` finds the text that the language has for a message. A sentence that
    begins with another message begins with a capital. */
export function said(message, form = english) {
  if (Array.isArray(message)) return message.map((part) => said(part, form)).join(" ");
  if (typeof message !== "object") return String(message);
  const { text, one, values = {} } = message, found = form(text, one, values.n);
  const words = found.replace(GAP, (gap, name) => name in values ? said(values[name], form) : gap);
  const opens = ENDS.test(found) && typeof values[/^\{(\w+)\}/.exec(found)?.[1]] === "object";
  return opens ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
