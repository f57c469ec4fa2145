// In 404.html where the page's own address is not known: leads to the nearest folder above that has the page.
(async (link, folder) => {
  for (;;) {
    folder = folder.replace(/[^/]*\/?$/, "");              // one folder up
    const found = await fetch(folder + "manifest.webmanifest", { method: "HEAD" }).catch(() => null);
    if (found?.ok || folder.length < 2) break;
  }
  link.href = folder || "/";
})(document.querySelector("a"), location.pathname + "x");
