#!/usr/bin/env bash
# The games of the pages as their players meet them: the modules answer like a native build, and a real browser plays
# whole games against the machine, solves and checks on every page, and looks into matrix games. Works on a new machine:
# it installs Chromium and Node by the package manager, and the rest into target/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
work=$PWD/target/site-try
mkdir -p "$work"

missing=()
need() { command -v "$1" >/dev/null 2>&1 || missing+=("$2"); }
need chromium chromium
need node nodejs
need npm npm
if [ ${#missing[@]} -gt 0 ]; then
    as_root=()
    [ "$(id -u)" = 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
fi
rustup target add wasm32-unknown-unknown
cp site/browser/package.json site/browser/*.mjs "$work/"
(cd "$work" && npm install --silent --no-audit --no-fund)

cargo xtask site --out "$work/pages"
cargo build --package browser --example answers
answers=${CARGO_TARGET_DIR:-target}/debug/examples/answers
# What a page loads when a game is used, compressed as servers do it.
for module in "$work"/pages/assets/*.wasm.js; do
    node -e '
        const [file] = process.argv.slice(1);
        const bytes = require("fs").readFileSync(file);
        const small = require("zlib").brotliCompressSync(bytes).length;
        console.log(`${require("path").basename(file)}: ${bytes.length} bytes, ${small} compressed`);
        if (small > 500_000) process.exit(1);
    ' "$module"
done
node "$work/native.mjs" "$work/pages" problems "$answers"
CHROMIUM=$(command -v chromium) node "$work/play.mjs" "$work/pages" "$answers"
