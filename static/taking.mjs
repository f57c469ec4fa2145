// @ts-check
// Taking: files that are dropped anywhere on the page go to the file control that is seen, as if they had been chosen
// in it. Without this the browser would leave the page for the file.

/** The control for files that is seen now. */
function control() {
  return /** @type {HTMLInputElement | undefined} */ ([...document.querySelectorAll("input[type=file][data-drops]")].find((one) => one.getClientRects().length));
}

/** @param {DragEvent} event */
function heard(event) {
  const files = event.dataTransfer, taker = files?.types.includes("Files") ? control() : undefined;
  if (!files || !taker) return;
  event.preventDefault();
  if (event.type !== "drop") {
    files.dropEffect = "copy";
    return;
  }
  taker.files = files.files;
  taker.dispatchEvent(new Event("change", { bubbles: true }));
}

addEventListener("dragover", heard, true);                     // before static/dropping.mjs, which refuses files
addEventListener("drop", heard, true);
