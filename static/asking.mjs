// @ts-check
// The style of the card that asks what comes next is fetched when somebody wishes to be asked.

const SWITCHES = ["predict", "tile-predict"];
let wanted = false;

function style() {
  if (wanted) return;
  wanted = true;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("asking.css", import.meta.url).href;
  document.head.append(sheet);
}

for (const name of SWITCHES) {
  const box = /** @type {HTMLInputElement} */ (document.getElementById(name));
  if (box.checked) style();                                // before this script was here
  box.addEventListener("change", style);
}
