// The games of the pages in a real browser: node play.mjs PAGES ANSWERS [WORD]. ANSWERS is the program that answers
// requests natively; it is the oracle. With a word only the exercises with it in their names. SHOTS names a folder for
// pictures. Says what is wrong, a line each, and exits with 1 then.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const [folder, answers, word = ""] = process.argv.slice(2);
const shots = process.env.SHOTS;
const seed = Number(process.env.SEED ?? 9);
console.log(`seed ${seed}`);
let state = seed;
/** A number below another; the same for the same seed. */
function below(n) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
}
const from = (least, most) => least + below(most - least + 1);
const several = (count, make) => Array.from({ length: count }, make);
const bits = (length, percent = 50) => several(length, () => (below(100) < percent ? "1" : "0")).join("");
const piles = (count, least, most) => several(count, () => from(least, most)).join(".");

/** Small positions, so that the oracle can search everything ahead of them. */
const games = {
  bai9_01_misere_take_away: () => `${from(5, 40)}-${from(1, 6)}`,
  bai9_02_subtraction_p_positions: () => `${["1,3,4", "2,3", "1,4,9", "2,5,6"][below(4)]}-${from(6, 40)}`,
  bai9_03_chomp: () => several(4, () => from(1, 4)).sort().reverse().join("."),
  bai9_04_dynamic_subtraction: () => ((tokens) => `${tokens}-${tokens - 1}`)(from(4, 40)),
  bai9_05_fibonacci_nim: () => ((tokens) => `${tokens}-${tokens - 1}`)(from(4, 40)),
  bai9_06_poker_nim: () => `${from(0, 2)}-${from(0, 2)}-${piles(2, 1, 4)}`,
  bai9_07_turning_turtles: () => `${bits(7)}1`,
  bai9_08_moore_nim: () => `2-${piles(4, 1, 4)}`,
  bai9_10_subtraction_grundy: () => `${["1,2", "1,3,4", "3,5,7"][below(3)]}-${piles(3, 3, 9)}`,
  bai9_11_at_most_half: () => piles(3, 2, 12),
  bai9_12_dim_plus: () => piles(3, 1, 10),
  bai9_13_even_odd: () => piles(3, 1, 10),
  bai9_14_at_least_half: () => piles(3, 1, 12),
  bai9_15_wythoff_grundy: () => piles(2, 1, 10),
  bai9_16_sum_of_games: () => `E${from(3, 9)}.H${from(1, 9)}.N${from(1, 7)}`,
  bai9_17_grundy_piles: () => piles(3, 3, 8),
  bai9_18_kayles: () => `1${bits(9, 85)}`,
  bai9_19_rims: () => piles(3, 1, 4),
  bai9_20_dawson: () => "0".repeat(from(5, 15)),
  bai9_22_twins: () => `${bits(7)}1`,
  bai9_23_ruler: () => `${bits(7)}1`,
  bai9_24_grunt: () => `${bits(9)}1`,
  bai9_25_turning_corners: () => `${bits(3)}.${bits(3)}.${bits(2)}1`,
  misere_nim: () => piles(3, 1, 6),
  nim: () => piles(3, 1, 6),
  limited_nim: () => `${below(2)}-${several(3, () => `${from(1, 4)},${from(1, 7)}`).join(".")}`,
  divisor_sticks: () => piles(3, 2, 12),
  square_nim: () => `${below(2)}-${piles(3, 1, 12)}`,
  empty_and_divide: () => `${2 * from(1, 6)}.${from(1, 9)}`,
  euclid: () => `${below(2)}-${piles(2, 1, 12)}`,
  treblecross: () => "0".repeat(from(5, 9)),
  mock_turtles: () => `${bits(6)}1`,
  wythoff: () => `${below(2)}-${piles(2, 1, 9)}`,
  grundy_game: () => String(from(6, 18)),
};

const faults = [];
const fault = (what) => faults.push(what);

/** What the oracle says. */
function oracle(requests) {
  const run = spawnSync(answers, { input: requests.map((one) => JSON.stringify(one)).join("\n") + "\n", maxBuffer: 1 << 28 });
  if (run.status !== 0) throw new Error(`${answers}: ${run.stderr}`);
  return run.stdout.toString().trimEnd().split("\n").map((line) => JSON.parse(line));
}

const files = new Map();
for (const name of readdirSync(join(folder, "en")).filter((name) => name.endsWith(".html"))) {
  const found = readFileSync(join(folder, "en", name), "utf8").match(/id="try" data-exercise="([^"]+)"/);
  if (found) files.set(found[1], name);
}
const address = (language, exercise, hash = "") =>
  pathToFileURL(resolve(folder, language, files.get(exercise))).href + hash;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
});
async function open(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) fault(`${page.url()}: console: ${message.text()}`);
  });
  page.on("pageerror", (error) => fault(`${page.url()}: script: ${error.message}`));
  page.on("request", (request) => {
    if (!/^(file|data|blob):/.test(request.url())) fault(`${page.url()}: asks the network: ${request.url()}`);
  });
  return page;
}
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** What axe finds of what is played, those faults that keep somebody out. */
async function accessible(page, name) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => axe.run("#play", { resultTypes: ["violations"], preload: false }));
  for (const { id, impact, nodes } of violations) {
    if (["serious", "critical"].includes(impact)) fault(`${name}: axe, ${impact}: ${id}, ${nodes.length} times: ${nodes[0].html.slice(0, 160)}`);
  }
}
async function no_scroll(page, name) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wide > 0) fault(`${name}: scrolls sideways by ${wide} on a phone`);
}
const settled = (page) => page.waitForFunction(() => ["ready", "over"].includes(document.getElementById("play").dataset.state));

/** Within the page: plays to the end with moves chosen by numbers, and tells the positions with the player to move. */
async function play_out(choices) {
  const section = document.getElementById("play");
  const wait = () =>
    new Promise((resolve) => {
      const look = () => (section.dataset.state === "busy" ? setTimeout(look, 0) : resolve());
      look();
    });
  const positions = [decodeURIComponent(location.hash.slice(6))];
  let first;
  for (let step = 0; section.dataset.state !== "over"; step++) {
    if (step > 600) return { endless: true, positions };
    const done = document.getElementById("play-done");
    const parts = [...section.querySelectorAll(".part.open")];
    const choice = choices[step % choices.length];
    const target = !done.hidden && (choice % 2 === 0 || parts.length === 0) ? done : parts[choice % parts.length];
    const before = document.querySelectorAll("#play-past li").length;
    const began = performance.now();
    target.click();
    await wait();
    const moved = document.querySelectorAll("#play-past li").length > before;
    if (moved && first === undefined) first = performance.now() - began;
    if (moved && section.dataset.state !== "over") positions.push(decodeURIComponent(location.hash.slice(6)));
  }
  return { positions, first, winner: section.dataset.winner, machine_mistakes: section.querySelectorAll("li.machine .mistake").length };
}

const page = await open();
const times = [];
const looked = [];
let played = 0;
for (const [exercise, small] of Object.entries(games).filter(([exercise]) => exercise.includes(word))) {
  const language = played % 2 ? "vi" : "en";
  for (let game = 0; game < 3; game++) {
    const position = small();
    const name = `${exercise} ${position}`;
    // The game before was about this very position: nothing would change.
    if (game > 0 && (await page.evaluate(() => location.hash)) === `#play=${position}`) continue;
    if (game === 0) await page.goto(address(language, exercise, `#play=${position}`));
    else {
      await page.evaluate((hash) => {
        document.getElementById("play").dataset.state = "busy";
        location.hash = hash;
      }, `#play=${position}`);
    }
    try {
      await page.waitForSelector("#play .part");
      await settled(page);
    } catch (error) {
      fault(`${name}: does not open: ${await page.textContent("#play")} ${error.message}`);
      continue;
    }
    if ((await page.getAttribute("#play", "data-state")) === "over") continue;
    await page.click("#play-peek");
    await settled(page);
    const shown = await page.evaluate(() => ({
      value: document.getElementById("play-value")?.textContent ?? null,
      wins: document.querySelectorAll("#play-peeked .options .wins").length > 0,
      options: [...document.querySelectorAll(".options li")].length,
    }));
    looked.push({ exercise, position, shown });
    if (game === 0) {
      await accessible(page, name);
      await page.setViewportSize({ width: 360, height: 800 });
      await no_scroll(page, name);
      await page.setViewportSize({ width: 1100, height: 900 });
    }
    await page.click("#play-peek");
    await settled(page);
    const closed = page.locator("#play .part:not(.open)");
    if (await closed.count()) {
      await closed.first().click();
      await settled(page);
      const told = await page.evaluate(() => [document.getElementById("play-told").dataset.kind, document.getElementById("play-told").textContent, location.hash]);
      if (told[0] !== "bad" || told[1].length < 10) fault(`${name}: an illegal click is not refused with a sentence`);
      if (decodeURIComponent(told[2]) !== `#play=${position}`) fault(`${name}: an illegal click changes the position`);
    }
    const told = await page.evaluate(play_out, several(40, () => below(1000)));
    if (told.endless) fault(`${name}: the game does not end`);
    else {
      if (told.first !== undefined) times.push(told.first);
      looked.push({ exercise, played: told });
      if (told.machine_mistakes) fault(`${name}: the machine made a mistake`);
      played += 1;
      if (game === 0) {
        await page.click("#play-undo");
        await settled(page);
        if ((await page.getAttribute("#play", "data-state")) === "over") fault(`${name}: a game that is over cannot be taken back`);
      }
    }
  }
}

// The oracle speaks: values, outcomes, and that a game that the machine had won stayed won.
const questions = looked.flatMap(({ exercise, position, played }) =>
  played ? played.positions.map((position) => ({ ask: "search", exercise, position })) : [{ ask: "search", exercise, position }],
);
const found = questions.length ? oracle(questions) : [];
let next = 0;
for (const { exercise, position, shown, played } of looked) {
  if (shown) {
    const right = found[next++];
    const name = `${exercise} ${position}`;
    if (right.error) fault(`${name}: ${right.error.en}`);
    if (shown.wins === right.lost) fault(`${name}: the peek says ${shown.wins ? "won" : "lost"}, the oracle not`);
    if (shown.value !== null && right.value !== null && Number(shown.value) !== right.value) fault(`${name}: the peek says ${shown.value}, the oracle ${right.value}`);
  } else {
    let lost = false;
    for (const position of played.positions) {
      const right = found[next++];
      if (lost && !right.lost) fault(`${exercise} ${position}: the machine let a won game go`);
      lost ||= right.lost;
    }
    if (lost && played.winner !== "machine") fault(`${exercise} ${played.positions}: the machine lost a won game`);
  }
}

// Solve and check, on every page.
let tried = 0;
for (const exercise of [...files.keys()].filter((exercise) => exercise.includes(word))) {
  await page.goto(address(below(2) ? "vi" : "en", exercise));
  const verdict = () => page.waitForFunction(() => ["good", "bad", ""].includes(document.getElementById("try-verdict").dataset.kind ?? "none"));
  const kind = () => page.getAttribute("#try-verdict", "data-kind");
  const click = async (id) => {
    await page.click(id);
    await verdict();
  };
  await click("#try-small");
  const input = await page.inputValue("#try-input");
  await click("#try-validate");
  if ((await kind()) !== "good") fault(`${exercise}: a small case is not valid: ${input}`);
  await click("#try-solve");
  if (!(await page.inputValue("#try-answer"))) fault(`${exercise}: no answer to ${input}`);
  await click("#try-check");
  if ((await kind()) !== "good") fault(`${exercise}: the reference's answer to ${input} is refused: ${await page.textContent("#try-verdict")}`);
  const nasty = '<img src=x onerror="alert(1)">';
  await page.fill("#try-answer", nasty);
  await click("#try-check");
  if ((await kind()) !== "bad") fault(`${exercise}: nonsense is accepted`);
  await page.fill("#try-input", nasty);
  await click("#try-solve");
  const told = await page.textContent("#try-verdict");
  if ((await kind()) !== "bad" || !/1.*1/.test(told)) fault(`${exercise}: nonsense has no line and column: ${told}`);
  if (await page.locator("#try img").count()) fault(`${exercise}: what is typed became HTML`);
  tried += 1;
}

// A wrong answer to many queries: the one that is wrong stands alone, and can be worked on.
if ("bai9_08_moore_nim".includes(word)) {
  await page.goto(address("en", "bai9_08_moore_nim"));
  const judged = () => page.waitForFunction(() => document.getElementById("try-verdict").dataset.kind === "bad");
  await page.fill("#try-input", "2 1 2 3\n3 7 7 7 7");
  await page.fill("#try-answer", "1 1 0 0\n1 3 3 3 3\n");
  await page.click("#try-check");
  await judged();
  await page.click("#try-take");
  if ((await page.inputValue("#try-input")).trimEnd().includes("\n")) fault("the query that is wrong does not stand alone");
  await page.click("#try-check");
  await judged();
  if (!(await page.locator("#try-alone").isHidden())) fault("a single query has nothing to be taken away from");
}

/** The first number of a line of the reference's answer to an input. */
function reference_value(exercise, input, line) {
  const [{ answer }] = oracle([{ ask: "solve", exercise, input }]);
  return answer.split("\n")[line(answer)].split(" ")[0];
}

// The laboratories of games with payoffs.
let laboratories = 0;
const phone = await open({ viewport: { width: 360, height: 800 } });
for (const exercise of [...files.keys()].filter((exercise) => exercise.includes(word) && /^bai9_(2[6-9]|3\d|4\d)_/.test(exercise))) {
  const number = Number(exercise.slice(5, 7));
  await page.goto(address("en", exercise));
  if (!(await page.locator("#play-start").count())) {
    fault(`${exercise}: there is no laboratory`);
    continue;
  }
  await page.click("#play-start");
  await page.waitForSelector("#lab-shown > *");
  await settled(page);
  laboratories += 1;
  for (const again of [false, true]) {
    if (again) {
      if (!(await page.locator("#lab-sample").count())) break;
      await page.click("#lab-sample");
      await settled(page);
    }
    const text = await page.inputValue("#lab-input");
    const shown = await page.textContent("#lab-value");
    const told = await page.textContent("#lab-told");
    if (told) fault(`${exercise}: ${told}`);
    if (number < 36) {
      const [right] = oracle([{ ask: "matrix", text }]);
      if (shown !== right.value) fault(`${exercise}: the value of ${text} is ${right.value}`);
    } else if (number < 39) {
      const line = (answer) => (number === 37 ? 1 + Number(answer.split(" ")[0]) : 0);
      const right = reference_value(exercise, `${text}\n`, line);
      if (shown !== right) fault(`${exercise}: the value of ${text} is ${right}, not ${shown}`);
      const cell = page.locator("#lab-shown button.cell").last();
      await cell.click();
      if (!(await page.textContent("#lab-way")).includes((await cell.textContent()) ?? "?")) fault(`${exercise}: the tree does not follow an entry`);
    } else if (number === 40) {
      const right = reference_value(exercise, `${text}\n`, () => 0);
      if (shown !== right) fault(`${exercise}: the value of ${text} is ${right}, not ${shown}`);
    } else if (number === 41) {
      const right = Number(reference_value(exercise, `${text}\n`, () => 0));
      if (!(Math.abs(Number(shown.match(/[\d.]+/)[0]) - right) < 1e-9)) fault(`${exercise}: the value of ${text} is ${right}, not ${shown}`);
    }
    if (number >= 39 && number <= 41) {
      const before = await page.locator("#lab-shown tbody tr").count();
      await page.click("#lab-next");
      if ((await page.locator("#lab-shown tbody tr").count()) < before) fault(`${exercise}: a step forward shows less`);
    }
    if (number >= 40 && !(await page.locator("#lab-shown .plot polyline").count())) fault(`${exercise}: nothing is plotted`);
  }
  if (number < 39) {
    for (let round = 0; round < 3; round++) {
      const hash = await page.textContent("#lab-hash");
      await page.locator(".row-choice").first().click();
      await settled(page);
      const opened = (await page.textContent("#lab-round")).match(/"([^"]+)"/)[1];
      if (createHash("sha256").update(opened).digest("hex") !== hash) fault(`${exercise}: the machine did not keep to its hash`);
    }
  }
  await accessible(page, exercise);
  await page.fill("#lab-input", "1 2\n3 <img src=y>");
  await page.click("#lab-solve");
  await settled(page);
  if ((await page.textContent("#lab-told")).length < 10) fault(`${exercise}: nonsense is not refused with a sentence`);
  if (await page.locator("#play img").count()) fault(`${exercise}: what is typed became HTML`);
  await phone.goto(address("vi", exercise));
  await phone.click("#play-start");
  await phone.waitForSelector("#lab-shown > *");
  await settled(phone);
  await no_scroll(phone, exercise);
}

if (shots) {
  const pictures = [
    ["bai9_08_moore_nim", "2-5.3.6.4"], ["bai9_18_kayles", "1110111111"], ["bai9_03_chomp", "4.4.3.3.2.1"],
    ["wythoff", "1-8.7"], ["bai9_25_turning_corners", "0101.1000.0010.0101"], ["bai9_17_grundy_piles", "9.12.7"],
    ["bai9_35_simplex", null], ["bai9_28_dominance", null], ["bai9_37_game_tree", null], ["bai9_38_poker_endgame", null],
    ["bai9_40_recursive_game", null], ["bai9_41_three_recursive_games", null], ["bai9_39_games_of_games", null], ["bai9_43_shapley_iteration", null],
  ];
  for (const [colorScheme, width] of [["light", 1100], ["dark", 1100], ["light", 360], ["dark", 360]]) {
    const seen = await open({ colorScheme, viewport: { width, height: 900 } });
    for (const [exercise, position] of pictures) {
      await seen.goto(address(width === 360 ? "vi" : "en", exercise, position ? `#play=${position}` : ""));
      if (position) {
        await seen.waitForSelector("#play .part");
        await settled(seen);
        await seen.click("#play-peek");
      } else await seen.click("#play-start");
      await settled(seen);
      await seen.waitForTimeout(100);
      const scroll = await seen.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      if (scroll) fault(`${exercise} at ${width}: scrolls sideways`);
      await seen.locator("#play").screenshot({ path: join(shots, `${exercise}-${colorScheme}-${width}.png`) });
    }
  }
}
await browser.close();

times.sort((a, b) => a - b);
const median = times[times.length >> 1] ?? 0;
console.log(`${played} games played, ${tried} pages tried, ${laboratories} laboratories; the first move answers in ${median.toFixed(0)} ms (median), ${(times.at(-1) ?? 0).toFixed(0)} ms at most`);
// A busy machine would make this a fault of the machine: native.mjs tells what a first move costs in time of the processor.
if (!word && (played < 60 || tried < 46 || laboratories < 18)) fault("too little was played");
for (const one of faults) console.error(one);
process.exit(faults.length ? 1 : 0);
