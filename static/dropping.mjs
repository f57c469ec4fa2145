// @ts-check
// Dropping: a picture that is let go over the mazes goes to the dialog of pictures, which opens for it.
// Any other place refuses files, for a browser would leave the page to show them, and all would be lost.

const root = document.documentElement;
const control = /** @type {HTMLInputElement} */ (document.getElementById("picture-file"));
const button = /** @type {HTMLElement} */ (document.getElementById("picture-open"));
const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("picture-dialog"));

/** Whether a file is dragged, and nobody else takes it: a field for files, or a program that is edited.
    @param {DragEvent} event */
function isOurs(event) {
  const { defaultPrevented, dataTransfer, target } = event;
  const taken = target instanceof Element && target.closest("input[type=file], [contenteditable=true]");
  return !defaultPrevented && !taken && dataTransfer?.types.includes("Files");
}

/** Whether the dialog of pictures is open, or can be opened. */
function isWelcome() {
  const { place, embed, state } = root.dataset;
  const other = document.querySelector("dialog.dialog[open]:not(#picture-dialog)");
  return place === "maze" && !embed && state !== "failed" && !other;
}

addEventListener("dragover", (event) => {
  if (!isOurs(event)) return;
  event.preventDefault();
  /** @type {DataTransfer} */ (event.dataTransfer).dropEffect = isWelcome() ? "copy" : "none";
});

addEventListener("drop", (event) => {
  if (!isOurs(event)) return;
  event.preventDefault();
  const files = event.dataTransfer?.files;
  if (!files?.length || !isWelcome()) return;
  control.files = files;                                       // it waits there until Python hears it
  if (!dialog.open) button.click();
  control.dispatchEvent(new Event("change"));
});
