// Keeps the page itself, so that it can open and say so when the server cannot be reached.
// Games are never kept here: what lies on a table comes from the server alone.
const KEPT = "foxfire-page";
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(keepThePage().then(() => self.skipWaiting()));
});

/** The page and everything that it names; what an older page needed goes. */
async function keepThePage() {
  const shell = await fetch(SHELL);
  const names = (await shell.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  await caches.delete(KEPT);
  const cache = await caches.open(KEPT);
  await cache.put(SHELL, shell);
  await cache.addAll([...new Set(names)]);
}

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** A notice that it is somebody's turn leads back to the page. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(([page]) => (page ? page.focus() : self.clients.openWindow(SHELL))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fresh(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

/** The page as it is now; the one from before when nobody answers. */
async function fresh(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(SHELL, answer.clone());
    return answer;
  } catch (error) {
    const before = await cache.match(SHELL);
    if (before) return before;
    throw error;
  }
}

/** Names under /assets/ change with their content, so a kept file is always the right one. */
async function kept(request) {
  const cache = await caches.open(KEPT);
  const before = await cache.match(request);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
