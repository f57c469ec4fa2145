// Before the first paint: which workshop, which theme, and what is pressed before boot.mjs has come.
// A classic script, because a page opened as a file may not load modules - and then this is the only
// code that runs.
(() => {
  const root = document.documentElement;
  root.dataset.place = /^#pentomino\b/.test(location.hash) ? "pentomino" : "maze";
  try {
    const theme = localStorage.getItem("meander-theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch { /* storage may be switched off */ }
  const pressed = globalThis.meanderPressed = new Set();   // buttons that need Python
  addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-later]");
    if (button && root.dataset.state === "loading") pressed.add(button);
  });
  if (location.protocol === "file:")
    addEventListener("DOMContentLoaded", () => {
      document.getElementById("file-notice").hidden = false;
      root.dataset.state = "file";
    });
})();
