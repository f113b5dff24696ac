#!/usr/bin/env bash
# The book as its readers and players meet it: tests the crates, builds pages, modules and booklets, compares the modules
# with a native build, and looks at every page and plays every game in a real browser. Works on a new machine: it
# installs Chromium and Node by the package manager, and the rest into target/.
#
# site/try.sh        all of it
# SEED=N site/try.sh  games from other positions than those of seed 9
# LINTED=1 site/try.sh  without clippy and rustdoc, where they have seen the whole workspace already
# site/try.sh WORD   in the browser, only pages, exercises and trials with the word in their names; crates are not tested
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source .ci/need.sh
word=${1:-}
work=$PWD/target/site-try
mkdir -p "$work"

need chromium chromium
need node nodejs
need npm npm
need python3 python3
install_what_is_missing
python_tools "$work/python" typst
export PATH=$work/python/bin:$PATH
rustup target add wasm32-unknown-unknown
cp site/browser/package.json site/browser/*.mjs "$work/"
(cd "$work" && npm install --silent --no-audit --no-fund)

# What `cargo xtask site` starts, without a build of the runner.
book() { cargo run --quiet --package site -- "$@"; }

if [ -z "$word" ]; then
    if [ -z "${LINTED:-}" ]; then
        step cargo clippy --package site --package browser --package theory --all-targets -- -D warnings
        RUSTDOCFLAGS="-D warnings" step cargo doc --package site --package browser --package theory --no-deps --document-private-items
    fi
    step cargo test --package site --package browser --package theory -- --include-ignored
    for language in vi en; do
        step book --booklet "$language" --out "$work/booklet.$language.pdf"
    done
fi
step book --out "$work/pages"
# Both packages, so that they share one build of everything else.
step cargo build --package site --package browser --example answers
answers=${CARGO_TARGET_DIR:-target}/debug/examples/answers
CHROMIUM=$(command -v chromium)
export CHROMIUM
step node "$work/size.mjs" "$work/pages"
if [ -z "$word" ]; then
    step node "$work/native.mjs" "$work/pages" problems "$answers"
fi
step node "$work/check.mjs" "$work/pages" "$word"
step node "$work/play.mjs" "$work/pages" "$answers" "$word"
step node "$work/lab.mjs" "$work/pages" "$answers" "$word"
step node "$work/feel.mjs" "$work/pages" "$answers" "$word"
