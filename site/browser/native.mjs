// The modules of WebAssembly and a native build answer alike, byte by byte: node native.mjs PAGES PROBLEMS ANSWERS.
// ANSWERS is the program that answers requests natively. Samples, and small tests of every exercise.

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const [pages, problems, answers] = process.argv.slice(2);
const CASES = 12;

/** The modules, from the scripts that pages load. */
const modules = {};
for (const family of ["impartial", "payoffs"]) {
  const script = readFileSync(join(pages, "assets", `${family}.wasm.js`), "utf8");
  let bytes;
  new Function("Games", script)({ module: (_, letters) => (bytes = Buffer.from(letters, "latin1")) });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {});
  modules[family] = (request) => {
    const bytes = Buffer.from(request);
    const at = exports.room(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    exports.call();
    return Buffer.from(exports.memory.buffer, exports.answer_at(), exports.answer_length()).toString();
  };
}

const manifest = (folder) => join(problems, folder, "problem.toml");
const payoffs = (folder) => /^family = "payoffs"/m.test(readFileSync(manifest(folder), "utf8"));
const here = (request) => modules[payoffs(JSON.parse(request).exercise) ? "payoffs" : "impartial"](request);
function native(requests) {
  const run = spawnSync(answers, { input: requests.join("\n") + "\n", maxBuffer: 1 << 30 });
  if (run.status !== 0) throw new Error(`${answers}: ${run.stderr}`);
  return run.stdout.toString().trimEnd().split("\n");
}

const folders = readdirSync(problems).filter((name) => name !== "template" && existsSync(manifest(name)));
const small = folders.flatMap((exercise) =>
  Array.from({ length: CASES }, (_, seed) => JSON.stringify({ ask: "small", exercise, seed })),
);
let compared = 0;
const faults = [];
function compare(requests) {
  const expected = native(requests);
  return requests.map((request, index) => {
    let found;
    try {
      found = here(request);
    } catch (error) {
      found = String(error);
    }
    compared += 1;
    if (found !== expected[index]) faults.push(`${request.slice(0, 200)}\n  native: ${expected[index].slice(0, 200)}\n  module: ${found.slice(0, 200)}`);
    return expected[index];
  });
}

const inputs = compare(small).map((answer, index) => [JSON.parse(small[index]).exercise, JSON.parse(answer).input]);
for (const exercise of folders) {
  for (const name of readdirSync(join(problems, exercise, "samples")).filter((name) => name.endsWith(".inp"))) {
    inputs.push([exercise, readFileSync(join(problems, exercise, "samples", name), "utf8")]);
  }
}
const solved = compare(inputs.map(([exercise, input]) => JSON.stringify({ ask: "solve", exercise, input })));
compare(
  inputs.flatMap(([exercise, input], index) => {
    const { answer } = JSON.parse(solved[index]);
    const requests = [answer, answer.replace(/\d/, "9"), "0"];
    return requests.map((answer) => JSON.stringify({ ask: "check", exercise, input, answer }));
  }),
);
compare(inputs.map(([exercise, input]) => JSON.stringify({ ask: "validate", exercise, input: input.trimEnd() })));
// What a page asks until the machine has answered a first move, in time of the processor; the second of two games, as on a
// page the first one is shown before anybody moves.
const costs = [];
for (const exercise of folders.filter((folder) => !payoffs(folder))) {
  const ask = (request) => JSON.parse(here(JSON.stringify({ exercise, ...request })));
  for (let seed = 0; seed < 4; seed++) {
    const { position, error } = ask({ ask: "begin", seed });
    if (error) break;
    ask({ ask: "view", position, touched: [], peek: false });
    const began = process.cpuUsage();
    const { position: next } = ask({ ask: "reply", position });
    ask({ ask: "view", position: next, touched: [], peek: false });
    const { user, system } = process.cpuUsage(began);
    costs.push([(user + system) / 1000, exercise]);
  }
}
costs.sort(([a], [b]) => a - b);
const [dearest, whose] = costs.at(-1);
console.log(`${costs.length} first moves: ${costs[costs.length >> 1][0].toFixed(1)} ms of the processor (median), ${dearest.toFixed(1)} at most (${whose})`);
for (const fault of faults) console.error(fault);
console.log(`${folders.length} exercises, ${compared} answers compared, ${faults.length} differ`);
process.exit(faults.length ? 1 : 0);
