// @ts-check
/* The editor of programs: CodeMirror over a text field, fetched when the panel is first opened.

   The field stays the one place where the text is. Python writes it and raises its `data-version`; what is
   typed here goes there at once. `data-error` is "line:column" of what #writing-error says, `data-line` the
   line that made the step that is shown, `data-words` what can be completed. All of it stands in a shadow
   root, because there style sheets can be adopted, which the page's policy allows. */

import { acceptCompletion, autocompletion, bracketMatching, defaultHighlightStyle, Decoration, EditorState, EditorView,
         highlightActiveLine, history, historyKeymap, HighlightStyle, indentOnInput, indentUnit, indentWithTab, keymap,
         lineNumbers, defaultKeymap, python, setDiagnostics, StateEffect, StateField, syntaxHighlighting, tags,
         completionKeymap, pythonLanguage, lintGutter } from "./vendor/libraries/codemirror.mjs";
import { say } from "./words.mjs";

const lit = StateEffect.define();
const line = Decoration.line({ class: "lit" });
const litLine = StateField.define({
  create: () => Decoration.none,
  update(marks, change) {
    let found = marks.map(change.changes);
    for (const effect of change.effects) {
      if (!effect.is(lit)) continue;
      const number = effect.value;
      found = number > 0 && number <= change.state.doc.lines
        ? Decoration.set([line.range(change.state.doc.line(number).from)]) : Decoration.none;
    }
    return found;
  },
  provide: (field) => EditorView.decorations.from(field),
});

// Colors of the page's own tokens, which reach into the shadow root.
const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.definitionKeyword, tags.controlKeyword], fontWeight: "700", color: "var(--accent)" },
  { tag: [tags.comment, tags.string], color: "var(--muted)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--danger)" },
]);
const looks = EditorView.theme({
  "&": { backgroundColor: "var(--page)", color: "var(--ink)", fontSize: "0.875rem", blockSize: "100%" },
  "&.cm-focused": { outline: "var(--focus) solid var(--accent)", outlineOffset: "-3px" },
  ".cm-content": { fontFamily: "var(--mono)", caretColor: "var(--ink)", padding: "8px 0" },
  ".cm-scroller": { lineHeight: "1.5", overflow: "auto" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  ".cm-gutters": { backgroundColor: "var(--page)", color: "var(--muted)", borderRight: "1px solid var(--hairline)" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, var(--accent) 7%, var(--page))" },
  ".lit": { backgroundColor: "color-mix(in srgb, var(--accent) 24%, var(--page)) !important", boxShadow: "inset 4px 0 var(--accent)" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground":
    { backgroundColor: "color-mix(in srgb, var(--accent) 30%, var(--page)) !important" },
  ".cm-tooltip": { backgroundColor: "var(--surface)", color: "var(--ink)", border: "1px solid var(--control)" },
  ".cm-tooltip-autocomplete ul li": { padding: "6px 8px !important" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
  ".cm-diagnostic": { color: "var(--ink)", borderLeft: "4px solid var(--danger)", padding: "6px 8px" },
});

/** @param {HTMLElement} host @param {HTMLElement} field  a text field @param {() => void} run */
export function edit(host, field, run) {
  const shadow = host.attachShadow({ mode: "open" });
  const words = () => JSON.parse(field.dataset.words || "[]").map((label) => ({ label, type: "keyword" }));
  const known = (context) => {
    const word = context.matchBefore(/\w+/);
    return word || context.explicit ? { from: word ? word.from : context.pos, options: words(), validFor: /^\w*$/ } : null;
  };
  const view = new EditorView({ parent: shadow, root: shadow, state: EditorState.create({ doc: field.value, extensions: [
    keymap.of([{ key: "Mod-Enter", run: () => { run(); return true; } }]),
    lineNumbers(), history(), bracketMatching(), indentOnInput(), highlightActiveLine(), indentUnit.of("    "),
    EditorState.tabSize.of(4), python(), syntaxHighlighting(colors), syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
    autocompletion(), pythonLanguage.data.of({ autocomplete: known }), lintGutter(), litLine, looks,
    keymap.of([{ key: "Tab", run: acceptCompletion }, ...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
    EditorView.contentAttributes.of({ "aria-label": say("The program; Escape, then Tab leaves it") }),
    EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      field.value = update.state.doc.toString();
      if (!taking) field.dispatchEvent(new Event("input", { bubbles: true }));
    }),
  ] }) });
  let taking = false;

  /** What Python has written is what is edited now. */
  function take() {
    const text = field.value;
    if (text === view.state.doc.toString()) return;
    taking = true;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    taking = false;
  }

  /** Underline where something is wrong; without a place, nothing is. */
  function mark() {
    const [number, column] = (field.dataset.error || "").split(":").map(Number);
    const found = [];
    if (number > 0 && number <= view.state.doc.lines) {
      const place = view.state.doc.line(number), start = place.from + /^\s*/.exec(place.text)[0].length;
      const from = Math.min(column > 0 ? place.from + column - 1 : start, place.to);
      found.push({ from: from < place.to ? from : start, to: place.to, severity: "error", message: document.getElementById("writing-error").textContent });
    }
    view.dispatch(setDiagnostics(view.state, found));
  }

  function light() {
    const number = Number(field.dataset.line || 0);
    const effects = [lit.of(number)];
    if (number > 0 && number <= view.state.doc.lines && !view.hasFocus)
      effects.push(EditorView.scrollIntoView(view.state.doc.line(number).from, { y: "nearest" }));
    view.dispatch({ effects });
  }

  new MutationObserver((changes) => {
    const names = new Set(changes.map((change) => change.attributeName));
    if (names.has("data-version")) take();
    if (names.has("data-error")) mark();
    if (names.has("data-line")) light();
  }).observe(field, { attributeFilter: ["data-version", "data-error", "data-line"] });
  field.addEventListener("input", () => { if (field.value !== view.state.doc.toString()) take(); });
  host.addEventListener("focus", () => view.focus());
  mark();
  light();
  return view;
}
