// @ts-check
// What is one stop of Tab: a toolbar, in which arrows go from button to button, and Home and End to the
// first and last (the toolbar pattern of ARIA APG).  And the way past everything, to the board.

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** The button that a key leads to; rows follow each other as lines of a text do. */
function next(buttons, from, key) {
  const at = buttons.indexOf(from), box = from.getBoundingClientRect();
  if (key === "Home") return buttons[0];
  if (key === "End") return buttons.at(-1);
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (across) return buttons[(at + across + buttons.length) % buttons.length];
  const down = key === "ArrowDown" ? 1 : -1;
  const far = (one) => { const { x, y } = one.getBoundingClientRect(); return Math.abs(x - box.x) + 3 * Math.abs(y - box.y); };
  const there = buttons.filter((one) => (one.getBoundingClientRect().y - box.y) * down > 4);
  return there.sort((one, other) => far(one) - far(other))[0] ?? from;
}

function rove(bar) {
  const all = () => [...bar.querySelectorAll("button")].filter((one) => !one.hidden);
  const stop = (chosen) => { for (const one of all()) one.tabIndex = one === chosen ? 0 : -1; };
  const keep = () => stop(all().find((one) => one.tabIndex === 0 && one.hasAttribute("tabindex")) ?? all()[0]);
  bar.addEventListener("focusin", ({ target }) => stop(target.closest("button")));
  bar.addEventListener("keydown", (event) => {
    const { key, target } = event, from = target.closest("button");
    if (!from || !KEYS.includes(key) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();                                   // the player has these keys, too
    next(all(), from, key).focus();
  });
  new MutationObserver(keep).observe(bar, { childList: true, subtree: true, attributeFilter: ["hidden"] });
  keep();
}
for (const bar of document.querySelectorAll("[role=toolbar]")) rove(bar);

document.getElementById("skip").addEventListener("click", () => {
  const square = document.querySelector("#squares [role=gridcell][tabindex='0']");
  (square?.checkVisibility() ? square : document.getElementById("canvas")).focus();
});
