// The book without a network: what a page needs is kept when it is first seen, and everything when the book is installed as
// an app. The site's own list of files, FILES, and the name of this edition, EDITION, stand above.
"use strict";

const PAGES = /\.html$|^samples\//;
/** Pages from a server have the modules as they are; those that say their bytes are for pages from a folder. */
const kept = FILES.filter((file) => !file.endsWith(".wasm.js"));
const core = kept.filter((file) => !PAGES.test(file) || /(^|\/)index\.html$/.test(file));

async function keep(files) {
  const cache = await caches.open(EDITION);
  const missing = [];
  for (const file of files) if (!(await cache.match(file))) missing.push(file);
  while (missing.length) await cache.addAll(missing.splice(0, 16));
}

async function answer(request) {
  const cache = await caches.open(EDITION);
  const address = new URL(request.url);
  if (address.pathname.endsWith("/")) address.pathname += "index.html";
  const known = await cache.match(address, { ignoreSearch: true });
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(address, response.clone());
  return response;
}

self.addEventListener("install", (event) => event.waitUntil(keep(core).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== EDITION && name.startsWith("book-")).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  ),
);
self.addEventListener("message", (event) => {
  if (event.data === "keep everything") event.waitUntil(keep(kept).then(() => event.source?.postMessage("kept")));
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === self.location.origin) event.respondWith(answer(event.request));
});
