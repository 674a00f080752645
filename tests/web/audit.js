// What is wrong with the words on this page; `raw` matches what a catalogue should have worded.
(raw) => {
  const found = new Set();
  const RAW = new RegExp(raw);
  const REGIONS = ".strip, .prompt, .seat, .hand, .top, .moves, figure, dialog, button, nav";
  const HOLDERS = "button, .btn, th, td, .strip, .prompt, .nm, li, label, dialog";
  /** What lies over a table for a moment, and means to. */
  const OVERLAYS = "svg, .veil, .tally, .box, .bar, [data-hand-result]";

  const brief = (each) => (each.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60);
  const kind = (each) => `${each.tagName.toLowerCase()}.${each.className?.baseVal ?? each.className}`;
  const told = (what, each, more = "") => found.add(`${what}: <${kind(each)}> ${brief(each)} ${more}`);

  const clippedAway = (each) =>
    each !== null && (getComputedStyle(each).clipPath !== "none" || clippedAway(each.parentElement));
  const hidden = (each) =>
    each.closest(".vh, .art, svg") !== null ||
    clippedAway(each) ||
    !each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const clips = ({ overflowX, overflowY }) => [overflowX, overflowY].some((how) => /hidden|clip/.test(how));

  function rectsOf(text) {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  }
  const isAt = ({ left, right, top, bottom }, x, y) => x >= left && x <= right && y >= top && y <= bottom;
  const says = (each, x, y) =>
    [...each.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.data.trim() && rectsOf(child).some((rect) => isAt(rect, x, y)),
    );
  function painted(each, x, y) {
    const { backgroundColor, backgroundImage } = getComputedStyle(each);
    return !/, 0\)$|^transparent$/.test(backgroundColor) || backgroundImage !== "none" || says(each, x, y);
  }

  /** Every text that is seen; on the way, those that nobody wrote. */
  function shownTexts() {
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || holder.closest("script, style")) continue;
      if (RAW.test(walker.currentNode.data)) told("raw", holder);
      if (!hidden(holder)) texts.push(walker.currentNode);
    }
    return texts;
  }
  function checkNames() {
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      for (const each of document.querySelectorAll(`[${name}]`))
        if (RAW.test(each.getAttribute(name))) told("raw", each, each.getAttribute(name));
    if (RAW.test(document.title)) found.add(`raw: ${document.title}`);
  }

  /** Outside the window, cut by what clips it, or spilt over what holds it. */
  function checkRoom(text) {
    const holder = text.parentElement;
    const scroller = holder.closest(".scroll");
    for (const rect of rectsOf(text)) {
      if (!scroller && (rect.left < -1 || rect.right > innerWidth + 1)) told("outside", holder);
      for (let around = holder; around !== document.body && around !== scroller; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.display === "inline") continue;
        const box = around.getBoundingClientRect();
        const aside = Math.max(box.left - rect.left, rect.right - box.right);
        const isCut = aside > 1.5 || (rect.bottom - box.bottom > rect.height / 3 && style.overflowY !== "auto");
        if (clips(style) && isCut) told("cut", holder, `by ${kind(around)}`);
        if (around.matches(HOLDERS) && aside > 2.5) told("spills", holder, `from ${kind(around)}`);
        if (/fixed|absolute/.test(style.position) && clips(style)) break;
      }
    }
    const { textOverflow } = getComputedStyle(holder);
    if (textOverflow === "ellipsis" && holder.scrollWidth > holder.clientWidth + 1) told("ellipsis", holder);
  }

  /** The words of a closed list are no text nodes that are seen. */
  function checkList(list) {
    const style = getComputedStyle(list);
    const probe = document.createElement("canvas").getContext("2d");
    probe.font = style.font;
    const shown = list.selectedOptions[0]?.textContent ?? "";
    const arrow = 16;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    if (probe.measureText(shown).width > room + 2) told("list", list, shown);
  }

  function checkCover(text) {
    const holder = text.parentElement;
    const modal = document.querySelector("dialog[open]");
    if (modal && !modal.contains(holder)) return;
    if (holder.closest(".card, .pile, .bowl, select, [role='log']")) return;
    for (const { left, top, width, height } of rectsOf(text)) {
      const [x, y] = [left + width / 2, top + height / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const there = document.elementsFromPoint(x, y);
      const above = there.slice(0, there.findIndex((each) => each.contains(holder)));
      const cover = above.find((each) => painted(each, x, y) && !each.closest(OVERLAYS));
      if (!cover || holder.contains(cover)) continue;
      if ((holder.closest(REGIONS) ?? holder) !== (cover.closest(REGIONS) ?? cover)) told("covered", holder, `by ${kind(cover)} ${brief(cover)}`);
    }
  }

  /** A table is seen whole: what is wanted, and what may be played. */
  function checkReach(each) {
    const { top, bottom, height } = each.getBoundingClientRect();
    if (height && (bottom > innerHeight + height * 0.2 || top < -2)) told("below", each, `${Math.round(bottom)} > ${innerHeight}`);
  }

  // What lets a press through still covers what is under it.
  const solid = new CSSStyleSheet();
  solid.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(solid);

  if (document.documentElement.scrollWidth > innerWidth) found.add(`wide: ${document.documentElement.scrollWidth}`);
  checkNames();
  const texts = shownTexts();
  for (const text of texts) {
    checkRoom(text);
    checkCover(text);
  }
  for (const list of document.querySelectorAll("select")) if (!hidden(list)) checkList(list);
  for (const each of document.querySelectorAll("main.playing :is(.prompt, .hand > .card, .own .row .btn)"))
    if (!hidden(each)) checkReach(each);
  document.adoptedStyleSheets.pop();
  return [...found];
};
