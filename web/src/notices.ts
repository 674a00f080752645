// A notice of the system when it is one's turn and the page is not looked at. Made here, on this
// device, while the page is open; no service of anybody else carries it.
import { settings } from "./settings.svelte.ts";
import { t } from "./words/words.svelte.ts";

export const canNotify = typeof Notification !== "undefined";

/** Turned on by a person; the browser has a say too. */
export async function allowNotices(wanted: boolean): Promise<boolean> {
  settings.notices = wanted && canNotify && (await Notification.requestPermission()) === "granted";
  return settings.notices === wanted;
}

export function noticeTurn(table: string, game: string): void {
  if (!settings.notices || !canNotify || !document.hidden || Notification.permission !== "granted") return;
  void show(t("web-title-turn"), { body: game, tag: `foxfire-${table}`, icon: "/icon-192.png" });
}

/** Phones show notices only through the worker. */
async function show(title: string, how: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, how);
  const notice = new Notification(title, how);
  notice.onclick = () => window.focus();
}
