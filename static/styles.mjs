// @ts-check
// Style sheets of what the first picture does not show: the picture does not wait for them.

/** @type {Map<string, Promise<unknown>>} */
const asked = new Map();

/** A style sheet that lies beside this file; the promise is kept when it is here, or will not come. */
export function styled(name) {
  const known = asked.get(name);
  if (known) return known;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL(name, import.meta.url).href;
  const here = new Promise((done) => { sheet.onload = sheet.onerror = done; });
  document.head.append(sheet);
  asked.set(name, here);
  return here;
}
