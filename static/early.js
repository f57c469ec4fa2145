// Before the first paint: which workshop, which theme.  A classic script, because a page opened as a
// file may not load modules - and then this is the only code that runs.
(() => {
  const root = document.documentElement;
  root.dataset.place = /^#pentomino\b/.test(location.hash) ? "pentomino" : "maze";
  try {
    const theme = localStorage.getItem("meander-theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch { /* storage may be switched off */ }
  if (location.protocol === "file:")
    addEventListener("DOMContentLoaded", () => {
      document.getElementById("file-notice").hidden = false;
      root.dataset.state = "file";
    });
})();
