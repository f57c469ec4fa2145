// @ts-check
/* Swiping: a sheet that has come up from below goes down again with a finger: by its head, or by
   what is in it where that is not scrolled. */

const FAR = 64;                                                // CSS pixels that a swipe is long
const STEEP = 1.5;                                             // times further down than aside

/** Where a finger is. @typedef {{ x: number, y: number }} Point */

/** Whether a finger that has gone from one place to another means "away with it".
    @param {Point} from  @param {Point} to */
export function leadsDown(from, to) {
  const down = to.y - from.y;
  return down >= FAR && down > STEEP * Math.abs(to.x - from.x);
}

/** Close a sheet by swipes.
    @param {HTMLDialogElement} sheet */
export function swipe(sheet) {
  /** @type {Point | null} */
  let begun = null;
  const at = (/** @type {TouchEvent} */ { changedTouches: [touch] }) => ({ x: touch.clientX, y: touch.clientY });
  const settle = () => { begun = null; sheet.style.translate = ""; };

  sheet.addEventListener("touchstart", (event) => {
    const { left, top } = sheet.getBoundingClientRect();
    const fromBelow = left < 1 && top > 0, part = sheet.querySelector(".sheet-part");
    begun = event.touches.length === 1 && fromBelow && !part?.scrollTop ? at(event) : null;
  }, { passive: true });
  sheet.addEventListener("touchmove", (event) => {             // it goes along
    if (begun) sheet.style.translate = `0 ${Math.max(0, at(event).y - begun.y)}px`;
  }, { passive: true });
  sheet.addEventListener("touchend", (event) => {
    const closes = begun && leadsDown(begun, at(event));
    settle();
    if (closes) sheet.close();
  });
  sheet.addEventListener("touchcancel", settle);
}

const sheet = document.getElementById("sheet");
if (sheet) swipe(/** @type {HTMLDialogElement} */ (sheet));
