// The games of the pages in a real browser: node play.mjs PAGES ANSWERS [WORD]. ANSWERS is the program that answers
// requests natively; it is the oracle. With a word only the exercises with it in their names. Every page with a game is
// played: with moves by chance, and by following the hints. Says what is wrong, a line each, and exits with 1 then.

import { accessible, all_hints, each, fault, finish, games, no_scroll, numbers, open_game, oracle, seed, settled, several, state_of, word } from "./common.mjs";

console.log(`seed ${seed}`);
/** Small positions, so that the oracle can search everything ahead of them, of games that begin with larger ones. */
const positions = ({ below, from }) => {
  const bits = (length, percent = 50) => several(length, () => (below(100) < percent ? "1" : "0")).join("");
  const piles = (count, least, most) => several(count, () => from(least, most)).join(".");
  return {
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
};

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


const times = [];
const looked = [];
let played = 0;

/** A game from a position: what the hints say, what an illegal touch does, and play to the end. Tells whether it was played. */
async function try_game(page, exercise, position, game, below) {
  const name = `${exercise} ${position}`;
  if ((await state_of(page)) === "over") return false;
  await all_hints(page);
  const shown = await page.evaluate(() => ({
    value: document.getElementById("play-value")?.textContent ?? null,
    wins: document.querySelectorAll("#play-peeked .options :is(.wins, .idle)").length > 0,
    options: [...document.querySelectorAll(".options li")].length,
  }));
  looked.push({ exercise, position, shown });
  if (game === 0) {
    await accessible(page, name);
    await page.setViewportSize({ width: 320, height: 800 });
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
  if (told.endless) {
    fault(`${name}: the game does not end`);
    return true;
  }
  if (told.first !== undefined) times.push(told.first);
  looked.push({ exercise, played: told });
  if (told.machine_mistakes) fault(`${name}: the machine made a mistake`);
  played += 1;
  if (game > 0) return true;
  if (await page.locator("#play-end").isHidden()) fault(`${name}: a game ends without a card`);
  await page.click("#play-undo");
  await settled(page);
  if ((await state_of(page)) === "over") fault(`${name}: a game that is over cannot be taken back`);
  return true;
}

for (const exercise of Object.keys(positions(numbers("")))) {
  if (!games.includes(exercise)) fault(`${exercise}: positions are known here, but no page has its game`);
}

/** Three small positions of a game, as the table above has them, or as the game itself begins. */
function beginnings(exercise, random) {
  const small = positions(random)[exercise];
  if (small) return several(3, small);
  const requests = several(3, () => ({ ask: "begin", exercise, seed: random.below(2 ** 32), wish: { size: "small" } }));
  return oracle(requests).map(({ position }) => position);
}

/** Within the page: plays to the end by the hints. Whoever is lost lets the machine begin, and has won then. */
async function follow_hints(most) {
  const section = document.getElementById("play");
  const peek = document.getElementById("play-peek");
  const wait = () =>
    new Promise((resolve) => {
      const look = () => (section.dataset.state === "busy" ? setTimeout(look, 0) : resolve());
      look();
    });
  const click = async (button) => {
    button.click();
    await wait();
  };
  const all_hints = async () => {
    // The moves are known when each part that can be touched is said to win or to lose.
    while (section.dataset.state !== "over" && !section.querySelector("#play-peeked .options")) await click(peek);
  };
  await all_hints();
  if (!section.querySelector(".options .wins")) await click(document.getElementById("play-machine"));
  for (let touch = 0; section.dataset.state !== "over"; touch++) {
    if (touch > most) return "endless";
    await all_hints();
    const part = section.querySelector('.part.wins:not([aria-pressed="true"])');
    const done = document.getElementById("play-done");
    if (!part && done.hidden) return "no hint";
    await click(part ?? done);
  }
  return section.dataset.winner;
}

async function open_next(page, position) {
  await page.evaluate((hash) => {
    document.getElementById("play").dataset.state = "busy";
    location.hash = hash;
  }, `#play=${position}`);
  await settled(page);
}

const unplayed = new Set(games.filter((exercise) => exercise.includes(word)));
await each([...unplayed], async (page, exercise) => {
  const random = numbers(exercise);
  const language = random.below(2) ? "vi" : "en";
  const begun = beginnings(exercise, random);
  for (const [game, position] of begun.entries()) {
    if (game === 0) await open_game(page, language, exercise, `#play=${position}`);
    // The game before may have been about this very position: nothing would change.
    else if ((await page.evaluate(() => decodeURIComponent(location.hash))) === `#play=${position}`) continue;
    else await open_next(page, position);
    if (await try_game(page, exercise, position, game, random.below)) unplayed.delete(exercise);
  }
  await open_game(page, language, exercise, `#play=${begun[0]}`);
  if ((await state_of(page)) === "over") return;
  const winner = await page.evaluate(follow_hints, 300);
  if (winner !== "you") fault(`${exercise} ${begun[0]}: whoever follows the hints doesn't win: ${winner}`);
});
for (const exercise of unplayed) fault(`${exercise}: its page has a game that was not played`);

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


times.sort((a, b) => a - b);
const median = times[times.length >> 1] ?? 0;
console.log(`${played} games played; the first move answers in ${median.toFixed(0)} ms (median), ${(times.at(-1) ?? 0).toFixed(0)} ms at most`);
// A busy machine would make this a fault of the machine: native.mjs tells what a first move costs in time of the processor.
await finish();
