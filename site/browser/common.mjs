// What the trials in a browser have in common: pages in windows of their own, what goes wrong in them, an oracle, and work
// that is done in several windows at once.

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

export const [folder, answers, word = ""] = process.argv.slice(2);
export const seed = Number(process.env.SEED ?? 9);

/** Numbers that are the same for the same seed and name, whatever else is tried beside them. */
export function numbers(name) {
  let state = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, seed);
  /** A number below another. */
  const below = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  return { below, from: (least, most) => least + below(most - least + 1) };
}
export const several = (count, make) => Array.from({ length: count }, make);

export const faults = [];
export const fault = (what) => faults.push(what);

/** What the oracle says. */
export function oracle(requests) {
  const run = spawnSync(answers, { input: requests.map((one) => JSON.stringify(one)).join("\n") + "\n", maxBuffer: 1 << 28 });
  if (run.status !== 0) throw new Error(`${answers}: ${run.stderr}`);
  return run.stdout.toString().trimEnd().split("\n").map((line) => JSON.parse(line));
}

/** The page of each exercise; those with a game, those whose input and answer can be tried, and the kinds of laboratories. */
export const files = new Map();
export const games = [];
export const tried = [];
export const laboratories = new Map();
for (const name of readdirSync(join(folder, "en")).filter((name) => name.endsWith(".html"))) {
  const page = readFileSync(join(folder, "en", name), "utf8");
  const [, exercise, rest] = page.match(/id="play" data-exercise="([^"]+)"([^>]*)>/) ?? [];
  if (!exercise) continue;
  files.set(exercise, name);
  if (/ data-game\b/.test(rest)) games.push(exercise);
  if (page.includes('id="try"')) tried.push(exercise);
  const [, kind] = rest.match(/ data-laboratory="([^"]+)"/) ?? [];
  if (kind) laboratories.set(exercise, kind);
}
export const page_of = (path) => pathToFileURL(resolve(folder, path)).href;
export const address = (language, exercise, hash = "") => page_of(`${language}/${files.get(exercise)}`) + hash;

export const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
});

/** A window of its own. What moves would only take time: it stands still, unless it is asked to move. */
export async function open(options = {}, allowed = /^(file|data|blob):/) {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) fault(`${page.url()}: console: ${message.text()}`);
  });
  page.on("pageerror", (error) => fault(`${page.url()}: script: ${error.message}`));
  page.on("request", (request) => {
    if (!allowed.test(request.url())) fault(`${page.url()}: asks the network: ${request.url()}`);
  });
  return page;
}

/** Does something with each of many, in several windows at once. */
export async function each(items, work, options = {}) {
  const queue = items.values();
  const windows = Math.max(1, Math.min(4, cpus().length, items.length));
  await Promise.all(
    several(windows, async () => {
      const page = await open(options);
      for (let next = queue.next(); !next.done; next = queue.next()) {
        try {
          await work(page, next.value);
        } catch (error) {
          fault(`${next.value}: ${error.message}`);
        }
      }
      await page.context().close();
    }),
  );
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** What axe finds of a part of a page, those faults that keep somebody out. */
export async function accessible(page, name, part = "#play") {
  await page.evaluate(axe);
  const { violations } = await page.evaluate((part) => axe.run(part, { resultTypes: ["violations"], preload: false }), part);
  for (const { id, impact, nodes } of violations) {
    if (["serious", "critical"].includes(impact)) fault(`${name}: axe, ${impact}: ${id}, ${nodes.length} times: ${nodes[0].html.slice(0, 160)}`);
  }
}
export async function no_scroll(page, name) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wide > 0) fault(`${name}: scrolls sideways by ${wide} at ${page.viewportSize().width}`);
}
export const settled = (page) => page.waitForFunction(() => ["ready", "over"].includes(document.getElementById("play")?.dataset.state));
export const state_of = (page) => page.getAttribute("#play", "data-state");

/** Opens a position of a game and waits for it. */
export async function open_game(page, language, exercise, hash) {
  // The same page with another address would not be loaded again.
  await page.goto("about:blank");
  await page.goto(address(language, exercise, hash));
  await page.waitForSelector("#play .part");
  await settled(page);
}
/** Asks for all hints. */
export async function all_hints(page) {
  for (let step = 0; step < 4; step++) {
    await page.click("#play-peek");
    await settled(page);
  }
}

/** Says what was wrong, and ends. */
export async function finish() {
  await browser.close();
  for (const one of faults) console.error(one);
  process.exit(faults.length ? 1 : 0);
}
