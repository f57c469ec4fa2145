// @ts-check
// Dialogs: buttons with data-dialog open one, data-close closes it, so does a press beside it.
// A dialog hears "shown" when it opens, so that Python can fill it. "#help" is an address, too.

const $ = (id) => document.getElementById(id);

function show(dialog) {
  if (document.querySelector("dialog[open]")) return;
  dialog.showModal();
  dialog.dispatchEvent(new Event("shown"));
}

for (const button of document.querySelectorAll("[data-dialog]"))
  button.addEventListener("click", () => {
    for (const open of document.querySelectorAll("dialog[open]")) open.close();    // it may stand there
    show($(button.dataset.dialog));
  });
for (const dialog of document.querySelectorAll(".dialog"))
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest("[data-close]")) dialog.close();
  });

/** The address goes back to what it was: help is no picture. */
function help(before) {
  if (location.hash !== "#help") return;
  history.replaceState(null, "", before);
  show($("help-dialog"));
}
addEventListener("hashchange", (event) => help(event.oldURL));
help(location.pathname);

// What is unfolded is seen: a panel that scrolls goes to it.
document.addEventListener("toggle", ({ target }) => {
  if (target.matches("details[open]") && target.contains(document.activeElement)) target.scrollIntoView({ block: "nearest" });
}, true);
