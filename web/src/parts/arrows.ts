// Arrow keys, Home and End walk through the buttons of a group.
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrows(group: HTMLElement): { destroy(): void } {
  const walk = (event: KeyboardEvent): void => {
    const buttons = [...group.querySelectorAll<HTMLElement>("button")];
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const goal = target(event.key, here, buttons.length);
    if (goal === null) return;
    event.preventDefault();
    buttons[goal]?.focus();
  };
  group.addEventListener("keydown", walk);
  return { destroy: () => group.removeEventListener("keydown", walk) };
}

export function target(key: string, here: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (here + step + count) % count;
}
