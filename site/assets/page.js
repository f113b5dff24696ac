// What a page does beyond being read: copy buttons, and boxes that scroll can be reached by keyboard.
"use strict";

const said = document.getElementById("said");

/** Puts a text on the clipboard; where the browser withholds it from a page, by the old way. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "unseen";
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    if (!done) throw new Error("the browser refused to copy");
  }
}

for (const button of document.querySelectorAll("button.copy")) {
  button.hidden = false;
  const word = button.textContent;
  button.addEventListener("click", async () => {
    const source = document.getElementById(button.dataset.copy);
    await copy(source.textContent);
    button.focus();
    button.textContent = said.textContent = button.dataset.done;
    setTimeout(() => {
      button.textContent = word;
      said.textContent = "";
    }, 1500);
  });
}

/** A box that is larger inside than outside takes part in the order of the keyboard, and only then. */
function reach(box) {
  const scrolls = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
  if (scrolls) box.tabIndex = 0;
  else box.removeAttribute("tabindex");
}

const sizes = new ResizeObserver((entries) => entries.forEach((entry) => reach(entry.target)));
const boxes = document.querySelectorAll(".scroll");
boxes.forEach((box) => sizes.observe(box));
// A font that arrives later makes formulas longer or shorter, not their boxes.
document.fonts.addEventListener("loadingdone", () => boxes.forEach(reach));

/** A position goes with the reader into the other language. */
for (const link of document.querySelectorAll(".langs a")) {
  link.addEventListener("click", () => {
    if (/^#(play|daily)\b/.test(location.hash)) link.hash = location.hash;
  });
}

/** From a server, the book can be installed as an app and works without a network. */
if (location.protocol.startsWith("http") && "serviceWorker" in navigator) {
  const root = new URL("../", document.querySelector('script[src$="assets/page.js"]').src);
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = new URL("assets/book.webmanifest", root).href;
  document.head.append(link);
  const everything = () => navigator.serviceWorker.ready.then(({ active }) => active.postMessage("keep everything"));
  navigator.serviceWorker.register(new URL("offline.js", root)).catch(() => {
    // Some servers and browsers do without; the pages work as they are.
  });
  if (matchMedia("(display-mode: standalone)").matches) everything();
  addEventListener("appinstalled", everything);
}
