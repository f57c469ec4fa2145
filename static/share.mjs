// @ts-check
// Sharing: what only a browser can do. The texts come from maze/web/sharing/dialog.py; until Python
// is there, the link is the address. The QR code (lean-qr) is fetched when it is looked at first.

import { say } from "./words.mjs";

const $ = (id) => document.getElementById(id);
const tell = (text, where = "share-said") => { $(where).textContent = text; };

$("share-dialog").addEventListener("shown", () => {
  tell("");
  if (document.documentElement.dataset.state === "loading") $("share-link").value = location.href;
  $("share-link").select();
});

// --- copy and send ------------------------------------------------------------------------------

/** A clipboard may be missing or refuse; then the old way, then the visitor's own hands. */
async function copy(field, done, where) {
  try {
    await navigator.clipboard.writeText(field.value);
    return tell(done, where);
  } catch { /* refused, or not a secure address */ }
  field.focus();
  field.select();
  let copied = false;
  try { copied = document.execCommand("copy"); } catch { /* nor that */ }
  tell(copied ? done
    : say("The browser does not let the page copy. The text is selected: press Ctrl+C or ⌘C."), where);
}

$("share-copy").addEventListener("click", () => copy($("share-link"), say("Link copied")));
$("embed-copy").addEventListener("click", () => copy($("embed-code"), say("HTML copied")));
$("dare-copy").addEventListener("click", () => copy($("dare-link"), say("Link copied"), "dare-said"));
$("result-copy").addEventListener("click", () => copy($("dare-text"), say("Result copied"), "dare-said"));
$("dare-dialog").addEventListener("close", () => tell("", "dare-said"));

$("share-send").hidden = !navigator.share;
$("share-send").addEventListener("click", async () => {
  try {
    await navigator.share({ title: document.title, url: $("share-link").value });
  } catch (/** @type {any} */ error) {
    if (error.name !== "AbortError") tell(say("Sending did not work. Copy the link instead."));
  }
});

// --- QR code --------------------------------------------------------------------------------------

/** Dark modules as one path: runs along the rows, a quiet border of four modules around. */
async function draw(svg) {
  const text = svg.dataset.text;
  const { generate } = /** @type {any} */ (await import("./vendor/libraries/lean-qr.mjs"));
  if (text !== svg.dataset.text) return;
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  svg.setAttribute("viewBox", `-4 -4 ${code.size + 8} ${code.size + 8}`);
  const modules = document.createElementNS("http://www.w3.org/2000/svg", "path");
  modules.setAttribute("d", path);
  svg.replaceChildren(modules);
}

const qr = $("qr");
async function refresh() {
  const wanted = Boolean(qr.dataset.text);
  qr.toggleAttribute("hidden", !wanted);
  if (!wanted || !qr.closest("details").open) return;
  try {
    await draw(qr);
  } catch {
    dispatchEvent(new Event("meander-gone"));                  // perhaps: static/offline.mjs finds out
    qr.toggleAttribute("hidden", true);
    $("qr-note").textContent = say("The QR code could not be drawn: is the network there?");
  }
}
qr.closest("details").addEventListener("toggle", refresh);
new MutationObserver(refresh).observe(qr, { attributeFilter: ["data-text"] });
