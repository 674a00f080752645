import { mount } from "svelte";
import "./look/look.css";
import "./look/table.css";
import "./look/page.css";
import "./look/paper.css";
import "./games/index.ts";
import App from "./App.svelte";
import { applySettings, settings } from "./settings.svelte.ts";
import { watchTheWindow } from "./wire/connection.svelte.ts";
import { languages, words } from "./words/words.svelte.ts";

function wantedLanguage(): string {
  const wishes = [settings.language ?? "", ...navigator.languages].map((wish) => wish.slice(0, 2));
  return wishes.find((wish) => languages.some(({ code }) => code === wish)) ?? "en";
}

applySettings();
watchTheWindow();
await words.speak(wantedLanguage());
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
