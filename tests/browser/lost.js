// What of the page is lost on a screen like this: controls that cannot be brought into sight or lie
// under something, words that are cut, and whatever stands out at the sides.
() => {
  const found = [], width = document.documentElement.clientWidth;
  const name = (one) => one.id || one.textContent.trim().slice(0, 30) || one.localName;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true })
    && one.getBoundingClientRect().width > 1 && !one.closest(".away, .skip, [aria-hidden=true]");
  const shown = (one) => !one || one.matches("button, a, .segment, label, body")
    || getComputedStyle(one).clipPath === "none" && shown(one.parentElement);
  /** The lines of the words that are seen in something. */
  const lines = (one) => {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), range = document.createRange();
    const boxes = [];
    while (walker.nextNode())
      if (walker.currentNode.nodeValue.trim() && shown(walker.currentNode.parentElement)) {
        range.selectNodeContents(walker.currentNode);
        boxes.push(...range.getClientRects());
      }
    return boxes;
  };
  const scope = document.querySelector("dialog[open]") ?? document.body;
  if (document.documentElement.scrollWidth > width) found.push("the page scrolls sideways");

  const controls = "a[href], button, select, summary, textarea, input, .squares";
  for (const one of scope.querySelectorAll(controls)) {
    if (!seen(one)) continue;
    one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const box = one.getBoundingClientRect();
    if (box.left < -0.5 || box.right > width + 0.5) found.push(`${name(one)} stands out`);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const own = one.closest("label") ?? one;
    if (!top || !(own.contains(top) || top.closest("label")?.contains(one)))
      found.push(`${name(one)} cannot be pressed, ${top ? name(top) : "nothing"} is there`);
  }
  // Words: in one line and wider than their box, or lower than it; menus show theirs when opened.
  for (const one of scope.querySelectorAll("button, summary, a[href], h1, h2, h3, legend, label span, p, dt, dd, .segment, output, .output")) {
    if (!seen(one) || !one.textContent.trim()) continue;
    const style = getComputedStyle(one);
    if (style.display === "inline" || style.clipPath !== "none") continue;
    if (style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1) found.push(`${name(one)} is cut at its side`);
    if (style.overflowY !== "visible" && one.scrollHeight > one.clientHeight + 2) found.push(`${name(one)} is cut below`);
    if (one.matches("p") && !one.closest("dialog")) {
      one.scrollIntoView({ block: "center", behavior: "instant" });
      for (const { left, top, width, height } of lines(one)) {
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        if (over && !one.contains(over) && !over.contains(one)) found.push(`${name(one)} lies under ${name(over)}`);
      }
    }
    if (!one.matches("button, a, .segment")) continue;
    const box = one.getBoundingClientRect();
    for (const words of lines(one))
      if (words.right > box.right + 2 || words.left < box.left - 2) found.push(`${name(one)} runs over`);
  }
  scrollTo(0, 0);
  return found;
}
