// What was typed, found among what may be done.
export interface Choice {
  action: string;
  name: string;
}

/** `swap  b4` is `swap b4`; case, spaces and accents do not matter. */
export function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim().replace(/\s+/g, " ");
}

/** The one action that is meant: its notation, or the only one that fits. */
export function found(typed: string, choices: readonly Choice[]): string | null {
  const wanted = plain(typed);
  const exact = choices.filter(({ action, name }) => plain(action) === wanted || plain(name) === wanted);
  if (exact.length === 1) return exact[0]!.action;
  const fitting = matches(typed, choices);
  return fitting.length === 1 ? fitting[0]!.action : null;
}

export function matches(typed: string, choices: readonly Choice[]): Choice[] {
  const wanted = plain(typed);
  const starts = choices.filter(({ action }) => plain(action).split(" ").some((word) => word.startsWith(wanted)));
  const rest = choices.filter((choice) => !starts.includes(choice) && plain(choice.name).includes(wanted));
  return [...starts, ...rest];
}
