// @ts-check
/* As much of a browser's globals as the page's scripts look at when they are loaded. */

const nothing = () => {};

/** Lend them to the scripts that are imported afterwards; `more` are others, or others of these.
    @param {Record<string, any>} more */
export function lendPage(more = {}) {
  const element = { replaceChildren: nothing, addEventListener: nothing, append: nothing, value: "" };
  const given = {
    location: { hash: "", search: "", pathname: "/some-repo/", href: "https://example.org/some-repo/", reload: nothing },
    document: { documentElement: null, getElementById: () => element },
    navigator: { languages: ["en"] }, Option: class {}, addEventListener: nothing, ...more,
  };
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
