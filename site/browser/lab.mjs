// The references, checkers and laboratories of the pages in a real browser: node lab.mjs PAGES ANSWERS [WORD], as play.mjs.

import { createHash } from "node:crypto";
import { accessible, address, each, fault, finish, laboratories, no_scroll, numbers, open, oracle, settled, tried, word } from "./common.mjs";

// Solve and check, on every page.
const exercises = tried.filter((exercise) => exercise.includes(word));
await each(exercises, async (page, exercise) => {
  await page.goto(address(numbers(exercise).below(2) ? "vi" : "en", exercise));
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
});

// A wrong answer to many queries: the one that is wrong stands alone, and can be worked on.
if ("bai9_08_moore_nim".includes(word)) {
  const page = await open();
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

/** What a page can open its laboratory on: the inputs of its slider or its first sample, as they are typed there. */
async function named_inputs(page, exercise) {
  const inputs = await page.evaluate(() => {
    const sample = document.getElementById("sample-1-inp").textContent;
    return document.getElementById("play").dataset.inputs?.split("\n---\n") ?? [sample];
  });
  return oracle(inputs.map((input) => ({ ask: "example", exercise, input }))).map(({ text }) => text.trimEnd());
}

// The laboratories of games with payoffs.
const of_payoffs = [...laboratories.keys()].filter((exercise) => exercise.includes(word));
let opened = 0;
await each(of_payoffs, async (page, exercise) => {
  const kind = laboratories.get(exercise);
  const drawn_at_once = ["matrix", "tree"].includes(kind);
  await page.goto(address("en", exercise));
  if (!(await page.locator("#play-start").count())) {
    fault(`${exercise}: there is no laboratory`);
    return;
  }
  await page.click("#play-start");
  await page.waitForSelector("#lab-shown > *");
  await settled(page);
  opened += 1;
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
    if (kind === "matrix") {
      if (!again && !(await named_inputs(page, exercise)).includes(text)) fault(`${exercise}: opens on ${text}, which none of its inputs is`);
      const [right] = oracle([{ ask: "matrix", text }]);
      if (shown !== right.value) fault(`${exercise}: the value of ${text} is ${right.value}`);
    } else if (kind === "tree") {
      const line = (answer) => (exercise === "bai9_37_game_tree" ? 1 + Number(answer.split(" ")[0]) : 0);
      const right = reference_value(exercise, `${text}\n`, line);
      if (shown !== right) fault(`${exercise}: the value of ${text} is ${right}, not ${shown}`);
      const cell = page.locator("#lab-shown button.cell").last();
      await cell.click();
      if (!(await page.textContent("#lab-way")).includes((await cell.textContent()) ?? "?")) fault(`${exercise}: the tree does not follow an entry`);
    } else if (kind === "recursive") {
      const right = reference_value(exercise, `${text}\n`, () => 0);
      if (shown !== right) fault(`${exercise}: the value of ${text} is ${right}, not ${shown}`);
    } else if (kind === "three_recursive") {
      const right = Number(reference_value(exercise, `${text}\n`, () => 0));
      if (!(Math.abs(Number(shown.match(/[\d.]+/)[0]) - right) < 1e-9)) fault(`${exercise}: the value of ${text} is ${right}, not ${shown}`);
    }
    if (!drawn_at_once) {
      const before = await page.locator("#lab-shown tbody tr").count();
      await page.click("#lab-next");
      if ((await page.locator("#lab-shown tbody tr").count()) < before) fault(`${exercise}: a step forward shows less`);
    }
    if (!drawn_at_once && kind !== "games_of_games" && !(await page.locator("#lab-shown .plot polyline").count())) fault(`${exercise}: nothing is plotted`);
  }
  if (await page.locator("#lab-slider").count()) {
    const before = await page.textContent("#lab-slid");
    await page.locator("#lab-slider").focus();
    await page.keyboard.press("End");
    await page.waitForFunction((before) => document.getElementById("lab-slid").textContent !== before && document.getElementById("play").dataset.state === "ready", before);
    const [last] = (await named_inputs(page, exercise)).slice(-1);
    if ((await page.inputValue("#lab-input")) !== last) fault(`${exercise}: the slider's last input isn't what is shown`);
    if (await page.textContent("#lab-told")) fault(`${exercise}: the slider: ${await page.textContent("#lab-told")}`);
    if (!(await page.textContent("#lab-slid"))) fault(`${exercise}: the slider does not say where it is`);
    if (exercise === "bai9_27_parametric_game") await page.waitForSelector("#lab-curve polyline");
  }
  if (drawn_at_once) {
    for (let round = 0; round < 3; round++) {
      const hash = await page.textContent("#lab-hash");
      await page.locator(".row-choice").first().click();
      await settled(page);
      const revealed = (await page.textContent("#lab-round")).match(/"([^"]+)"/)[1];
      if (createHash("sha256").update(revealed).digest("hex") !== hash) fault(`${exercise}: the machine did not keep to its hash`);
    }
  }
  await accessible(page, exercise);
  await page.fill("#lab-input", "1 2\n3 <img src=y>");
  await page.click("#lab-solve");
  await settled(page);
  if ((await page.textContent("#lab-told")).length < 10) fault(`${exercise}: nonsense is not refused with a sentence`);
  if (await page.locator("#play img").count()) fault(`${exercise}: what is typed became HTML`);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(address("vi", exercise));
  await page.click("#play-start");
  await page.waitForSelector("#lab-shown > *");
  await settled(page);
  await no_scroll(page, exercise);
  await page.setViewportSize({ width: 1100, height: 900 });
});

console.log(`${exercises.length} pages tried, ${opened} laboratories`);
if (!word && (tried.length < 46 || opened < laboratories.size)) fault("too little was tried");
await finish();
