// What a person has chosen on this device.
export type Theme = "night" | "paper" | "contrast";
export type Speed = "calm" | "normal" | "quick" | "none";
/** How much a screen reader is told: everything, what concerns the player and results, or nothing. */
export type Announced = "all" | "own" | "none";

const KEY = "foxfire-settings";
const PACES: Record<Speed, number> = { calm: 1.5, normal: 1, quick: 0.5, none: 0 };

interface Kept {
  theme: Theme | null;
  speed: Speed;
  sound: boolean;
  bigIndex: boolean;
  oneTap: boolean;
  announced: Announced;
  letterKeys: boolean;
  notices: boolean;
  language: string | null;
}

const FIRST: Kept = {
  theme: null, speed: "normal", sound: false, bigIndex: false, oneTap: false, announced: "all", letterKeys: true, notices: false, language: null,
};

class Settings {
  theme = $state<Theme | null>(null);
  speed = $state<Speed>("normal");
  sound = $state(false);
  bigIndex = $state(false);
  /** A card is played with one tap instead of two. */
  oneTap = $state(false);
  announced = $state<Announced>("all");
  /** Single letters do something at a table; some screen readers want them for themselves. */
  letterKeys = $state(true);
  /** The system says when it is one's turn and nobody looks at the page. */
  notices = $state(false);
  language = $state<string | null>(null);

  constructor() {
    Object.assign(this, FIRST, read());
  }

  get pace(): number {
    return PACES[this.speed];
  }

  /** Nothing travels: chosen here, or asked of the system. */
  get still(): boolean {
    return this.speed === "none" || prefers("(prefers-reduced-motion: reduce)");
  }

  get shownTheme(): Theme {
    if (this.theme) return this.theme;
    if (prefers("(prefers-contrast: more)")) return "contrast";
    return prefers("(prefers-color-scheme: light)") ? "paper" : "night";
  }

  save(): void {
    const { theme, speed, sound, bigIndex, oneTap, announced, letterKeys, notices, language } = this;
    const kept: Kept = { theme, speed, sound, bigIndex, oneTap, announced, letterKeys, notices, language };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A device that keeps nothing still plays.
    }
  }
}

function prefers(query: string): boolean {
  return typeof matchMedia !== "undefined" && matchMedia(query).matches;
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = new Settings();

/** Themes belong on <html>: gradients of the sprite read their colours there. */
export function applySettings(): void {
  document.documentElement.dataset["theme"] = settings.shownTheme;
  document.documentElement.dataset["still"] = settings.still ? "yes" : "no";
  settings.save();
}
