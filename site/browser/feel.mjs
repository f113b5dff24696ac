// How the pages feel to those who use them, in a real browser: node feel.mjs PAGES ANSWERS [WORD], as play.mjs. Addresses,
// focus, hints, levels, puzzles, two people, the index, progress, many files, forced colours, zoom, slow processors, and
// the site from a server, without one, and without a network.

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { accessible, address, all_hints, browser, fault, files, finish, folder, no_scroll, open, open_game, oracle, page_of, settled, state_of, word } from "./common.mjs";

const told = (page) => page.textContent("#play-told");
const hash_of = (page) => page.evaluate(() => decodeURIComponent(location.hash));
const focused = (page) => page.evaluate(() => document.activeElement.className + document.activeElement.id);

const trials = {
  /** A game is where its address says, and what is no address leaves the game alone. */
  async addresses() {
    const page = await open();
    await open_game(page, "en", "bai9_08_moore_nim", "#play=2-5.3.6.4");
    const top = await page.evaluate(() => document.getElementById("play").getBoundingClientRect().top);
    if (Math.abs(top) > 60) fault(`a shared position is ${top} away from the top`);
    if (!/part/.test(await focused(page))) fault("the board of a shared position isn't focused");
    for (const hostile of ["#play=garbage", "#play=%", "#play=", "#play=%00%ff", `#play=${"9".repeat(5000)}`, "#daily=never", "#play=2-<b>.1"]) {
      await page.evaluate((hash) => ((document.getElementById("play").dataset.state = "busy"), (location.hash = hash)), hostile);
      await settled(page);
      if ((await hash_of(page)) !== "#play=2-5.3.6.4") fault(`${hostile.slice(0, 20)}: the address is ${await hash_of(page)}`);
      if ((await told(page)).length < 10) fault(`${hostile.slice(0, 20)}: nothing is said`);
    }
    await page.click(".part.open");
    await settled(page);
    if (!(await page.locator('.part[aria-pressed="true"]').count())) fault("a bad address killed the board");
    for (const hostile of ["#play=%", "#play=garbage", "#daily=2026-99-99x"]) {
      await open_game(page, "vi", "bai9_03_chomp", hostile);
      if ((await told(page)).length < 10) fault(`${hostile}: opens without a word`);
    }
  },

  /** A position goes into the other language, and a page that is loaded again has its moves again. */
  async languages_and_reloads() {
    const page = await open();
    await open_game(page, "en", "nim", "#play=3.4.6");
    await page.click(".part.open >> nth=0");
    await settled(page);
    const moves = await page.locator("#play-past li").count();
    const position = await hash_of(page);
    await page.reload();
    await page.waitForSelector("#play-past li");
    if ((await page.locator("#play-past li").count()) !== moves) fault("reloading loses the moves");
    await page.click(".langs a");
    await page.waitForURL(/\/vi\//);
    await page.waitForSelector("#play .part");
    await settled(page);
    if ((await hash_of(page)) !== position) fault("the language loses the position");
  },

  /** What a touch would change is shown before; a finger taps twice; keys alone are enough. */
  async previews() {
    const page = await open();
    await open_game(page, "en", "bai9_03_chomp", "#play=3.3.3");
    await page.hover('.part[aria-label^="(2, 2)"]');
    if ((await page.locator(".part.taking").count()) !== 4) fault(`a touch of (2, 2) would take 4 squares, not ${await page.locator(".part.taking").count()}`);
    if (!(await page.textContent(".preview")).includes("(2, 2)")) fault("the preview doesn't say the move");
    const phone = await open({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });
    await open_game(phone, "vi", "bai9_03_chomp", "#play=3.3.3");
    const part = phone.locator('.part[aria-label^="(2, 2)"]');
    await part.tap();
    if (await phone.locator("#play-past li").count()) fault("a first tap makes a move");
    if ((await phone.locator(".part.taking").count()) !== 4) fault("a first tap shows nothing");
    await part.tap();
    await phone.waitForSelector("#play-past li");
    await open_game(page, "en", "nim", "#play=1.2.3");
    for (const key of ["ArrowDown", "ArrowDown", "ArrowRight", "Enter"]) {
      await page.keyboard.press(key);
      await settled(page);
    }
    if (!(await page.locator("#play-past li").count())) fault("keys make no move");
    if (!/part/.test(await focused(page))) fault("a move by keys loses the focus");
    await page.focus("#play-undo");
    await page.keyboard.press("Enter");
    await settled(page);
    if (!/part/.test(await focused(page))) fault("undo loses the focus");
    await page.focus("#play-machine");
    await page.keyboard.press("Enter");
    await settled(page);
    if (!/part/.test(await focused(page))) fault("letting the machine begin loses the focus");
    if (!(await page.locator(".line.last").count())) fault("the machine's move isn't marked");
  },

  /** The machine's move takes its time where motion is welcome, and none elsewhere. */
  async motion() {
    const page = await open({ reducedMotion: "no-preference" });
    await open_game(page, "en", "nim", "#play=1.2.3");
    await page.evaluate(() => document.getElementById("play-machine").click());
    await page.waitForSelector(".part.leaving");
    await settled(page);
    if (await page.locator(".part.leaving").count()) fault("a move is shown for ever");
  },

  /** Hints come in steps; those of Poker Nim lead to an end, and play in circles is noticed. */
  async hints() {
    const page = await open();
    await open_game(page, "en", "bai9_06_poker_nim", "#play=3-1-6.2.5");
    await page.click("#play-peek");
    await settled(page);
    if (!(await page.textContent("#play-peeked")).includes("wins") || (await page.locator(".options").count())) fault("the first hint says more than who wins");
    for (const found of ["#play-peeked table", ".part.where", ".part.wins"]) {
      await page.click("#play-peek");
      await settled(page);
      if (!(await page.locator(found).count())) fault(`a hint lacks ${found}`);
    }
    for (let turn = 0; (await state_of(page)) !== "over"; turn++) {
      if (turn > 60) return fault("following hints never ends");
      await page.evaluate(() => document.querySelector(".part.wins").click());
      await settled(page);
      if ((await state_of(page)) !== "over") await all_hints(page);
    }
    if ((await page.getAttribute("#play", "data-winner")) !== "you") fault("whoever follows the hints loses");
    if (!(await page.textContent("#play-end")).match(/moves.*hints/s)) fault("the card doesn't count");
    await page.click(".again >> nth=0");
    await settled(page);
    if ((await hash_of(page)) !== "#play=3-1-6.2.5") fault("trying again doesn't lead back");
    await page.selectOption("#play-opponent", "person");
    await settled(page);
    // Boxes that are added and taken away again: four moves lead back.
    for (const label of ["pile 1, add 1,", "pile 1, take 1,", "pile 1, take 1,", "pile 1, add 1,"]) {
      await page.click(`.part.open[aria-label^="${label}"]`);
      await settled(page);
    }
    if (!(await told(page)).includes("circles")) fault("play in circles isn't noticed");
  },

  /** Two people, a fallible machine, sizes, a position set up by hand, puzzles. */
  async kinds_of_play() {
    const page = await open();
    await open_game(page, "en", "nim", "#play=1.1.1");
    await page.selectOption("#play-opponent", "person");
    await settled(page);
    for (let move = 0; move < 3; move++) {
      await page.click(".part.open >> nth=0");
      await settled(page);
    }
    if ((await page.getAttribute("#play", "data-winner")) !== "one") fault("player 1 takes the last of three, and doesn't win");
    await page.selectOption("#play-opponent", "beginner");
    await settled(page);
    await page.click("#play-machine");
    await settled(page);
    for (const size of ["small", "large"]) {
      await page.selectOption("#play-size", size);
      await settled(page);
      if (!(await page.locator(".part.open").count())) fault(`a ${size} position has no move`);
    }
    await page.click("#play-editor summary");
    await page.fill("#play-edit", "2.x");
    await page.click("#play-set");
    await settled(page);
    if ((await page.getAttribute("#play-told", "data-kind")) !== "bad") fault("a position that is none is taken");
    await page.fill("#play-edit", "2.7");
    await page.click("#play-set");
    await settled(page);
    if ((await hash_of(page)) !== "#play=2.7") fault("a position set up by hand isn't played");
    await accessible(page, "the editor");
    await page.selectOption("#play-opponent", "perfect");
    await settled(page);

    await open_game(page, "en", "nim", "#daily=2026-11-19");
    const parts = await page.locator(".part.open").count();
    const position = await page.evaluate(() => document.querySelector(".board").textContent);
    const puzzle = oracle([{ ask: "begin", exercise: "nim", seed: 20261119, wish: { single: true } }])[0].position;
    const told_sizes = [...position.matchAll(/: (\d+)/g)].map(([, size]) => size).join(".");
    if (told_sizes !== puzzle) fault(`the puzzle of the day is ${told_sizes}, not ${puzzle}`);
    for (let part = 0; part < parts && (await page.locator("#play-end").isHidden()); part++) {
      await page.locator(".part.open").nth(part).click();
      await settled(page);
    }
    if (await page.locator("#end-share").isHidden()) fault("no move solves the puzzle");
    if (!(await told(page)).includes("Found")) fault("a puzzle that is solved isn't praised");
    await accessible(page, "the card of a puzzle");
  },

  /** The index finds, the gallery plays, and progress is kept, saved and taken in. */
  async index_and_progress() {
    const page = await open();
    for (const path of ["index.html", "en/index.html", "vi/index.html"]) {
      await page.goto(page_of(path));
      await page.locator(".card .here").first().click();
      await page.waitForSelector(".card #play .part");
      await settled(page);
      await page.locator(".card #play .part.open").first().click();
      await settled(page);
      if (!(await page.locator("#play-past li").count())) fault(`${path}: the gallery doesn't play`);
      await page.locator(".card:not(.open) .here").first().click();
      await page.waitForSelector(".card #play .part");
      await settled(page);
      if ((await page.locator("#play").count()) !== 1) fault(`${path}: two games are open at once`);
      await accessible(page, path, "main");
    }
    await page.goto(page_of("vi/index.html"));
    await page.fill("#search", "hau");
    const shown = () => page.locator("#list li[data-titles]:not([hidden])").count();
    const all = await page.locator("#list li[data-titles]").count();
    if ((await shown()) === all) fault("a search finds everything");
    await page.fill("#search", "");
    await page.selectOption("#by-what", "look");
    if (!((await shown()) > 10 && (await shown()) < all)) fault("the filter of laboratories doesn't filter");
    await page.goto(`${page_of("en/index.html")}#tag-period`);
    if ((await page.inputValue("#by-tag")) !== "period") fault("an address doesn't choose its tag");
    const next = () => page.locator("[data-next] li").allTextContents();
    const before = await next();
    if (before.length !== 3) fault(`next for you: ${before.length}`);
    await page.locator("[data-next] li a").first().click();
    await page.check("#try-solved");
    await page.goto(page_of("en/index.html"));
    if ((await next()).includes(before[0])) fault("what is solved is still to be done next");
    if (!(await page.locator("#list .done").allTextContents()).some((text) => text.includes("solved"))) fault("what is solved isn't marked");
    const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#progress-save")]);
    const path = await saved.path();
    const other = await open();
    await other.goto(page_of("en/index.html"));
    await other.setInputFiles("#progress-file", path);
    await other.waitForFunction(() => [...document.querySelectorAll("#list .done")].some((mark) => mark.textContent.includes("solved")));
    await other.setInputFiles("#progress-file", { name: "x.json", mimeType: "application/json", buffer: Buffer.from("[1]") });
    await other.waitForFunction(() => document.querySelector("#progress [role=status]").textContent.includes("nothing was changed"));
  },

  /** Fresh cases are saved, and all answers checked at once; the smallest that is wrong stands alone. */
  async many_answers() {
    const page = await open();
    await page.goto(address("en", "bai9_08_moore_nim"));
    await page.click("#try-sample-1");
    if (!(await page.inputValue("#try-input"))) fault("the first example isn't taken");
    await page.click(".many summary");
    const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#try-save")]);
    if (!/\.zip$/.test(saved.suggestedFilename())) fault(`the cases are saved as ${saved.suggestedFilename()}`);
    const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    const judged = () => page.waitForFunction(() => ["good", "bad"].includes(document.getElementById("try-verdict").dataset.kind));
    const clear = () => page.evaluate(() => (document.getElementById("try-verdict").dataset.kind = ""));
    await clear();
    await page.setInputFiles("#try-files", [file("1.inp", "3 7 7 7 7\n"), file("1.out", "1 0 0 0 0\n"), file("2.inp", "2 1 2 3\n"), file("2.out", "0\n")]);
    await judged();
    if (!(await page.textContent("#try-verdict")).includes("of 2 are wrong")) fault(`many answers: ${await page.textContent("#try-verdict")}`);
    if (await page.locator("#try-alone").isHidden()) fault("the smallest failure doesn't stand alone");
    await clear();
    await page.setInputFiles("#try-files", [file("a.txt", "1")]);
    await judged();
    if ((await page.getAttribute("#try-verdict", "data-kind")) !== "bad") fault("a file without a partner is taken");
  },

  /** In forced colours heads and tails differ; nothing scrolls sideways at twice the size. */
  async eyes() {
    const page = await open({ forcedColors: "active" });
    for (const [exercise, looks] of [["bai9_25_turning_corners", ["heads", "tails"]], ["bai9_22_twins", ["heads", "tails"]], ["bai9_06_poker_nim", ["counter", "room"]]]) {
      await open_game(page, "en", exercise, exercise.includes("poker") ? "#play=3-1-6.2.5" : exercise.includes("twins") ? "#play=1011" : "#play=101.011");
      const [one, other] = await page.evaluate((looks) => looks.map((look) => getComputedStyle(document.querySelector(`.part.${look}`)).backgroundColor), looks);
      if (one === other) fault(`${exercise}: ${looks.join(" and ")} look the same in forced colours`);
    }
    const narrow = await open({ viewport: { width: 640, height: 480 }, deviceScaleFactor: 2 });
    for (const exercise of ["bai9_03_chomp", "bai9_08_moore_nim", "bai9_37_game_tree"]) {
      await narrow.goto(address("vi", exercise));
      await narrow.click("#play-start");
      await settled(narrow);
      await no_scroll(narrow, `${exercise} at 200 %`);
      await narrow.setViewportSize({ width: 320, height: 640 });
      await no_scroll(narrow, exercise);
      await narrow.setViewportSize({ width: 640, height: 480 });
    }
  },

  /** On a processor six times slower, play opens soon, and no task blocks the page. */
  async slow_processor() {
    const page = await open();
    const session = await page.context().newCDPSession(page);
    for (const exercise of ["nim", "bai9_03_chomp"]) {
      await page.goto("about:blank");
      await page.goto(address("en", exercise));
      await page.evaluate(() => {
        globalThis.tasks = [];
        new PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: "longtask" });
      });
      await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      const took = await page.evaluate(async () => {
        const began = performance.now();
        document.getElementById("play-start").click();
        while (document.getElementById("play").dataset.state !== "ready") await new Promise((resolve) => setTimeout(resolve, 20));
        return performance.now() - began;
      });
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      const longest = Math.max(0, ...(await page.evaluate(() => globalThis.tasks)));
      console.log(`${exercise}, six times slower: play opens in ${took.toFixed(0)} ms, the longest task takes ${longest.toFixed(0)} ms`);
      // Other work on the machine counts, too; what is told above is what a quiet one shows.
      if (took > 6000) fault(`${exercise}: play opens in ${took} ms`);
      if (longest > 600) fault(`${exercise}: a task takes ${longest} ms`);
    }
  },

  /** From a server the modules are real ones, the book works without a network, and what is typed stays here. */
  async served() {
    const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json" };
    const server = createServer((request, response) => {
      const path = join(folder, decodeURIComponent(new URL(request.url, "http://x").pathname).replace(/\/$/, "/index.html"));
      if (!existsSync(path) || !statSync(path).isFile()) return response.writeHead(404).end();
      response.writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" });
      createReadStream(path).pipe(response);
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const root = `http://127.0.0.1:${server.address().port}/`;
    const page = await open({}, new RegExp(`^(${root}|blob:|data:)`));
    await page.goto(`${root}en/${files.get("nim")}#play=3.4.6`);
    await page.waitForSelector("#play .part");
    await settled(page);
    if (!(await page.locator('link[rel="manifest"]').count())) fault("a served page has no manifest");
    await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active.postMessage("keep everything")));
    const kept = (name) =>
      page.evaluate(async (name) => {
        for (const key of await caches.keys()) if (await (await caches.open(key)).match(name)) return true;
        return false;
      }, name);
    // Files are kept in their order; this is one of the last.
    for (let tries = 0; !(await kept(`${root}vi/wythoff.html`)); tries++) {
      if (tries > 120) return fault("the book isn't kept for reading offline");
      await page.waitForTimeout(500);
    }
    await page.reload();
    await new Promise((resolve) => server.close(resolve).closeAllConnections());
    await page.goto(`${root}vi/${files.get("bai9_03_chomp")}#play=3.3.3`);
    await page.waitForSelector("#play .part");
    await settled(page);
    await page.click(".part.open >> nth=1");
    await settled(page);
    if (!(await page.locator("#play-past li").count())) fault("without a network there is no game");
    await page.goto(root);
    if (!(await page.locator(".card").count())) fault("without a network there is no cover");
  },

  /** Without scripts the index and the pages can be read. */
  async without_scripts() {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(page_of("en/index.html"));
    if (!(await page.locator("#list li").count()) || !(await page.locator(".card a").count())) fault("the index needs a script to be read");
    await page.goto(address("vi", "bai9_03_chomp"));
    if (!(await page.locator("#input").isVisible())) fault("a page needs a script to be read");
  },
};

const chosen = Object.entries(trials).filter(([name]) => name.includes(word));
// Two at a time: some of them measure, and these come last.
const queue = chosen.filter(([name]) => name !== "slow_processor").values();
await Promise.all(
  [0, 1].map(async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const [name, trial] = next.value;
      await trial().catch((error) => fault(`${name}: ${error.message}`));
    }
  }),
);
if ("slow_processor".includes(word)) await trials.slow_processor().catch((error) => fault(`slow_processor: ${error.message}`));
for (const context of browser.contexts()) await context.close();
console.log(`${chosen.length} trials of how the pages feel`);
await finish();
