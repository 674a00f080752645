// Single keys at a table. Whoever types, has a sheet open or wants no such keys is left alone.
import { settings } from "../settings.svelte.ts";

const TYPING = "input, textarea, select, [contenteditable]";

export function isShortcut(event: KeyboardEvent): boolean {
  if (!settings.letterKeys || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(TYPING)) && !document.querySelector("dialog[open]");
}
