// @ts-check
// The style of the card that asks what comes next is fetched when somebody wishes to be asked.

import { styled } from "./styles.mjs";

function style() {
  styled("answers.css");
  styled("asking.css");
}

for (const name of ["predict", "tile-predict"]) {
  const box = /** @type {HTMLInputElement} */ (document.getElementById(name));
  if (box.checked) style();                                // before this script was here
  box.addEventListener("change", style);
}
