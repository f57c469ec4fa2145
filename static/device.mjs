// @ts-check
// @ts-check
// What the page's scripts keep on this device, under the keys that Python uses: see
// maze/web/device/records.py. Several copies of the page may share an origin, so a key begins with
// the path of the page. Storage may be switched off or full: then nothing is read, nothing kept.

const PATH = location.pathname.replace(/[^/]*$/, "");

/** @param {string} entry  of the record "settings", version 1 */
export const keyOf = (entry) => `${PATH} meander settings 1 ${entry}`;

/** @param {string} entry @param {"localStorage" | "sessionStorage"} where */
export function read(entry, where = "localStorage") {
  try {
    return globalThis[where].getItem(keyOf(entry)) ?? "";
  } catch {
    return "";
  }
}

/** Keep a text; "" forgets it.
    @param {string} entry @param {string} text @param {"localStorage" | "sessionStorage"} where */
export function write(entry, text, where = "localStorage") {
  try {
    if (text) globalThis[where].setItem(keyOf(entry), text);
    else globalThis[where].removeItem(keyOf(entry));
  } catch { /* Python says it, at its next entry */ }
}
