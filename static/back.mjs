// @ts-check
// Back closes what is open. A dialog has an entry of the history for as long as it is open, with the
// link of the picture; it goes when the dialog is closed in another way. So no picture is left by a
// gesture that meant the dialog, and no press of Back does nothing.
// All links are written here, Python's too (meanderHistory): none may come to lie on such an entry.

const OURS = { dialog: true };
const dialogs = [...document.querySelectorAll("dialog")];
const isOpen = () => dialogs.some((dialog) => dialog.open);
const isOurs = () => history.state?.dialog === true;

let shown = location.href;                                     // the link of what is shown
let below = "";                                                // of the entry under the dialog's
let leaving = "";                                              // why we go back: "closed", "stale"
let pushed = false;                                            // another picture came meanwhile

function enter() {
  if (isOurs()) return;
  below = shown = location.href;
  history.pushState(OURS, "");
}

function leave(why) {
  if (leaving || !isOurs()) return;
  leaving = why;
  history.back();
}

/** A new entry, as of history.pushState; the entry of a dialog becomes the new one. */
function push(link) {
  if (!isOurs()) history.pushState(null, "", link);
  else history.replaceState(leaving ? OURS : null, "", link);
  pushed ||= Boolean(leaving);
  shown = location.href;
  setTimeout(() => { if (isOpen()) enter(); });                // it stays open
}

function replace(link) {
  history.replaceState(history.state, "", link);
  shown = location.href;
}

addEventListener("popstate", (event) => {
  const why = leaving;
  leaving = "";
  if (isOurs()) {                                              // by Forward: nothing is open there
    event.stopImmediatePropagation();
    history.replaceState(OURS, "", shown);
    return leave("stale");
  }
  const backed = !why && isOpen() && location.href === below;
  if (!why) for (const dialog of dialogs) dialog.close();
  if (pushed && why) history.pushState(null, "", shown);       // what was done while it was open ...
  else if (why === "closed" || backed) history.replaceState(null, "", shown);    // ... stays
  pushed = false;
  shown = location.href;
  if (isOpen()) enter();                                       // another dialog, meanwhile
});
addEventListener("hashchange", () => { if (!leaving) shown = location.href; });
const observer = new MutationObserver(() => isOpen() ? enter() : leave("closed"));
for (const dialog of dialogs) observer.observe(dialog, { attributeFilter: ["open"] });
leave("closed");                                               // the page was loaded anew meanwhile

globalThis.meanderHistory = { push, replace };
