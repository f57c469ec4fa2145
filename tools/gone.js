// In the published page itself (tools/release.py), before anything that it asks for: the files of its
// release may be gone, because a browser kept the page while another release was published.  Then,
// and only then, the page is loaded again, once, with the same link.
(() => {
  const { release } = document.documentElement.dataset;
  const [visit] = performance.getEntriesByType("navigation");
  let asked = visit?.type === "reload";
  const look = async () => {
    if (asked) return;
    asked = true;
    const answer = await fetch("./", { cache: "no-cache" });
    if (answer.ok && !(await answer.text()).includes(`data-release="${release}"`)) location.reload();
  };
  const attempt = () => look().catch(() => {});            // no network: that is said elsewhere
  addEventListener("error", ({ target }) => { if (target !== window) attempt(); }, true);
  addEventListener("meander-failed", attempt);
})();
