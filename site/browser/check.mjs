// Every page of a site in a real browser: node check.mjs DIR [WORD]. With a word only the pages with it in their path.
// Says what is wrong, a line each, and exits with 1 then.

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const folder = resolve(process.argv[2] ?? "site");
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const address = (path) => pathToFileURL(join(folder, path)).href;

const all = ["index.html"];
for (const language of ["vi", "en"]) {
  const names = readdirSync(join(folder, language)).filter((name) => name.endsWith(".html"));
  all.push(...names.sort().map((name) => `${language}/${name}`));
}

const pages = all.filter((path) => path.includes(process.argv[3] ?? ""));

let faults = 0;
function fault(path, what) {
  faults += 1;
  console.error(`${path}: ${what}`);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
});

/** A window; what goes wrong in it is told with the page's path. */
async function open(width) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) fault(page.path, `console: ${message.text()}`);
  });
  page.on("pageerror", (error) => fault(page.path, `script: ${error.message}`));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    // A page that is left stops loading.
    if (why !== "net::ERR_ABORTED") fault(page.path, `not loaded: ${request.url()}, ${why}`);
  });
  page.on("request", (request) => {
    if (!/^(file|data|blob):/.test(request.url())) fault(page.path, `asks the network: ${request.url()}`);
  });
  return page;
}

async function go(page, path) {
  page.path = path;
  await page.goto(address(path));
  await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => (fold.open = true)));
}

/** No horizontal scroll, every formula shown, nothing raw; tells the page's links and ids. */
function look() {
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll("*")].filter((element) => {
      if (element.closest(".scroll") && !element.matches(".scroll")) return false;
      return element.getBoundingClientRect().right > root.clientWidth + 1;
    });
    const names = wide.slice(-3).map((element) => element.outerHTML.slice(0, 90));
    wrong.push(`scrolls sideways, ${root.scrollWidth} > ${root.clientWidth}: ${names.join(" | ")}`);
  }
  for (const formula of document.querySelectorAll("math")) {
    const box = formula.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) wrong.push(`a formula takes no place: ${formula.textContent}`);
  }
  if (document.querySelector("merror")) wrong.push("a formula is an error");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest("code, pre, script")) continue;
    if (/\$|\\[a-zA-Z]+|\\[{},;]/.test(node.data)) wrong.push(`raw: ${node.data.trim().slice(0, 80)}`);
  }
  if (!document.querySelector("meta[http-equiv=Content-Security-Policy]")) wrong.push("has no policy");
  const inline = document.querySelectorAll("style, [style], script:not([src]), [onclick], [onload]");
  if (inline.length) wrong.push(`a style or a script within the page: ${inline[0].outerHTML.slice(0, 80)}`);
  for (const image of document.images) if (!image.naturalWidth) wrong.push(`no picture: ${image.src}`);
  const links = [...document.querySelectorAll("a[href]")].map((link) => link.href);
  return { wrong, links, ids: [...document.querySelectorAll("[id]")].map((element) => element.id) };
}

/** The faults that axe finds, those that keep somebody out. A scheme changes colours and nothing else. */
async function accessible(page, scheme) {
  await page.emulateMedia({ colorScheme: scheme });
  const rules = scheme === "light" ? {} : { runOnly: { type: "rule", values: ["color-contrast"] } };
  const { violations } = await page.evaluate((rules) => axe.run(document, { resultTypes: ["violations"], preload: false, ...rules }), rules);
  for (const { id, impact, nodes } of violations) {
    if (["serious", "critical"].includes(impact)) {
      fault(page.path, `axe, ${scheme}, ${impact}: ${id}, ${nodes.length} times: ${nodes[0].html.slice(0, 120)}`);
    }
  }
}

/** One page at a time: there is one clipboard. */
let clipboard = Promise.resolve();
function copies(page) {
  clipboard = clipboard.then(() => copies_of(page));
  return clipboard;
}

/** Every copy button copies exactly what it stands for; samples are the bytes of their files. */
async function copies_of(page) {
  for (const button of await page.$$("button.copy")) {
    const source = await button.getAttribute("data-copy");
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    const nothing = "nothing was copied";
    await page.evaluate((text) => navigator.clipboard.writeText(text), nothing);
    await button.click();
    let copied = await read();
    for (let tries = 0; copied === nothing && tries < 100; tries += 1) {
      await page.waitForTimeout(50);
      copied = await read();
    }
    const link = await button.evaluate((button) => button.parentElement.querySelector("a")?.href);
    const expected = link
      ? readFileSync(new URL(link), "utf8")
      : await page.$eval(`#${source}`, (element) => element.textContent);
    if (copied !== expected) fault(page.path, `${source} is copied as ${JSON.stringify(copied)}`);
  }
}

const known = new Map();

/** Each page on a small phone, and on a desk in both schemes. */
async function visit(queue) {
  const phone = await open(320);
  const desk = await open(1280);
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const path = next.value;
    await go(phone, path);
    const { wrong, links, ids } = await phone.evaluate(look);
    wrong.forEach((what) => fault(path, what));
    known.set(address(path), { path, links, ids: new Set(ids) });
    const [language, name] = path.split("/");
    if (name) {
      const other = language === "vi" ? "en" : "vi";
      await copies(phone);
      phone.path = `${other}/${name}`;
      await phone.click(".langs a");
      await phone.waitForURL(address(`${other}/${name}`));
    }
    await go(desk, path);
    await desk.evaluate(axe);
    for (const scheme of ["light", "dark"]) await accessible(desk, scheme);
  }
  for (const page of [phone, desk]) await page.context().close();
}

const queue = pages.values();
await Promise.all(Array.from({ length: Math.min(4, cpus().length) }, () => visit(queue)));

for (const { path, links } of known.values()) {
  for (const link of new Set(links)) {
    const [to, anchor] = link.split("#");
    if (!to.endsWith(".html")) {
      try {
        readFileSync(new URL(to));
      } catch {
        fault(path, `${link} leads nowhere`);
      }
    } else if (!all.some((path) => to === address(path))) fault(path, `${link} leads nowhere`);
    else if (anchor && !/^(play|daily)=/.test(anchor) && known.get(to)?.ids.has(anchor) === false) fault(path, `${link} leads to no place on its page`);
  }
}

await browser.close();
console.log(`${pages.length} pages looked at in a browser, ${faults} faults`);
process.exit(faults ? 1 : 0);
