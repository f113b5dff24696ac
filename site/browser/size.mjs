// What a page loads: node size.mjs PAGES. A page without what makes it do things has at most 120 kB with its pictures, as it lies in the
// folder, and the index 2 kB for each exercise; a module of games has at most 12 kB for each of its exercises, as servers
// send it, and always 500 kB.

import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const [folder] = process.argv.slice(2);
let faults = 0;
function fault(what) {
  faults += 1;
  console.error(what);
}

const pages = readdirSync(join(folder, "en")).map((name) => readFileSync(join(folder, "en", name), "utf8"));
for (const name of readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".wasm.js"))) {
  const bytes = readFileSync(join(folder, "assets", name));
  const small = brotliCompressSync(bytes).length;
  const [family] = name.split(".");
  const exercises = pages.filter((page) => page.includes(`id="play"`) && page.includes(`data-family="${family}"`)).length;
  console.log(`${name}: ${bytes.length} bytes, ${small} compressed, ${exercises} exercises`);
  if (small > Math.max(500_000, 12_000 * exercises)) fault(`${name} is too large`);
}

const exercises = readFileSync(join(folder, "en/index.html"), "utf8").match(/data-titles=/g).length;
let heaviest = [0, ""];
for (const language of ["vi", "en"]) {
  for (const name of readdirSync(join(folder, language)).filter((name) => name.endsWith(".html"))) {
    const page = join(folder, language, name);
    const text = readFileSync(page, "utf8");
    const files = new Set([...text.matchAll(/<(?:img|script|link)[^>]*? (?:src|href)="([^"]+)"/g)].map(([, path]) => path).filter((path) => !/\.html$|\/((app|index|many|progress|try)\.js|play\.css|icon\.png)$/.test(path)));
    const all = [...files].reduce((sum, path) => sum + readFileSync(join(dirname(page), path)).length, Buffer.byteLength(text));
    if (all > heaviest[0]) heaviest = [all, `${language}/${basename(page)}`];
    // The index grows with the book.
    const most = name === "index.html" ? Math.max(120_000, 2_000 * exercises) : 120_000;
    if (all > most) fault(`${language}/${name} has ${all} bytes with what it loads`);
  }
}
console.log(`the heaviest page: ${heaviest[1]}, ${heaviest[0]} bytes with its pictures, style and script, without play`);
process.exit(faults ? 1 : 0);
