// @ts-check
// @ts-check
/* The navigation: all places side by side; where they do not fit, a list behind a button that names
   the place that is shown. Words, letters and windows differ, so it is measured. */

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const list = $("places"), button = $("places-button");
const nav = /** @type {HTMLElement} */ (list.parentElement);
const isOpen = () => button.ariaExpanded === "true";

/** @param {boolean} shown */
function open(shown) {
  button.ariaExpanded = String(shown);
}

function fit() {
  nav.removeAttribute("data-folded");
  const links = [list, ...list.querySelectorAll("a")];
  nav.toggleAttribute("data-folded", links.some((one) => one.scrollWidth > one.clientWidth));
}

function name() {
  const text = list.querySelector("[aria-current]")?.textContent ?? "";
  if (button.textContent !== text) button.textContent = text;
}

/** Close the list; who was in it is back at the button. */
function close() {
  const inside = list.contains(document.activeElement);
  open(false);
  if (inside && nav.hasAttribute("data-folded")) button.focus();
}

button.addEventListener("click", () => open(!isOpen()));
list.addEventListener("click", close);
nav.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !isOpen()) return;
  event.stopPropagation();
  close();
});
nav.addEventListener("focusout", ({ relatedTarget }) => {
  if (isOpen() && relatedTarget && !nav.contains(/** @type {Node} */ (relatedTarget))) open(false);
});
addEventListener("pointerdown", ({ target }) => {
  if (isOpen() && !nav.contains(/** @type {Node} */ (target))) open(false);
});
const sizes = new ResizeObserver(() => requestAnimationFrame(fit));          // which may change them
sizes.observe(nav);
sizes.observe(/** @type {HTMLElement} */ (nav.parentElement));               // as high as letters are
for (const link of list.querySelectorAll("a")) sizes.observe(link);          // and as wide
new MutationObserver(() => { name(); fit(); }).observe(list, {
  attributeFilter: ["aria-current"], characterData: true, childList: true, subtree: true });
name();
fit();
