// Focus is never lost: when what had it is gone, what comes next has it.

/** Where it goes, in this order, when nothing is left of its own group. */
const NEXT = [".own .row .btn.go:not([disabled])", ".hand button.can", ".row7 button.can", ".hand button", ".asks button", "#prompt"];
const GROUP = '[role="group"], .asks, ul';
const BUTTONS = "button:not([disabled])";
const PATIENCE = 5000; // milliseconds until a page that does not come is given up

/** Keeps the focus within this part of the page while its buttons come and go. */
export function keepFocus(root: HTMLElement): { destroy(): void } {
  let last: { node: Element; group: Element | null; index: number } | null = null;
  const remember = (event: FocusEvent): void => {
    const node = event.target as Element;
    const group = node.closest(GROUP);
    last = { node, group, index: group ? [...group.querySelectorAll(BUTTONS)].indexOf(node) : 0 };
  };
  const mend = (): void => {
    if (!last || !isNowhere() || (root.contains(last.node) && !last.node.matches(":disabled"))) return;
    focus(root.querySelector(NEXT[0]!) ?? neighbour(last.group, last.index) ?? first(root));
  };
  const watcher = new MutationObserver(mend);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  root.addEventListener("focusin", remember);
  return {
    destroy: () => {
      watcher.disconnect();
      root.removeEventListener("focusin", remember);
    },
  };
}

/** On a new page, or another state of one, begin at its heading; not if something else is focused. */
export function land(): void {
  const landed = (): boolean => {
    const heading = document.querySelector("main h1");
    if (!heading || !isNowhere()) return !isNowhere();
    focus(heading);
    return true;
  };
  if (landed()) return;
  const watcher = new MutationObserver(() => landed() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), PATIENCE);
}

/** What had the focus before a box was opened has it again; if that is gone, one's cards have it. */
export function giveBack(node: Element | null): void {
  const there = node?.isConnected && node !== document.body ? node : first(document);
  setTimeout(() => isNowhere() && focus(there));
}

function isNowhere(): boolean {
  const here = document.activeElement;
  return !here || here === document.body || !here.isConnected;
}

function neighbour(group: Element | null, index: number): Element | undefined {
  if (!group?.isConnected) return undefined;
  const buttons = [...group.querySelectorAll(BUTTONS)];
  return buttons[Math.min(index, buttons.length - 1)];
}

function first(root: ParentNode): Element | null {
  return NEXT.map((each) => root.querySelector(each)).find(Boolean) ?? null;
}

/** Headings and lines can have it too, but nobody tabs there. */
function focus(node: Element | null): void {
  if (!(node instanceof HTMLElement)) return;
  if (!node.matches("button, a, input, select")) node.tabIndex = -1;
  node.focus();
}
