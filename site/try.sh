#!/usr/bin/env bash
# The book as its readers see it: builds the site and the booklets and looks at every page in a real browser. Works on a
# new machine: it installs Chromium and Node by the package manager, and the rest into target/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
work=$PWD/target/site-try
mkdir -p "$work"

missing=()
need() { command -v "$1" >/dev/null 2>&1 || missing+=("$2"); }
need chromium chromium
need node nodejs
need npm npm
need python3 python3
python3 -m pip --version >/dev/null 2>&1 || missing+=(python3-pip)
if [ ${#missing[@]} -gt 0 ]; then
    as_root=()
    [ "$(id -u)" = 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
fi
export PYTHONPATH=$work/python
python3 -c 'import typst' 2>/dev/null || python3 -m pip install --quiet --target "$PYTHONPATH" typst
cp site/browser/package.json site/browser/*.mjs "$work/"
(cd "$work" && npm install --silent --no-audit --no-fund)

cargo xtask site --out "$work/pages"
for language in vi en; do
    cargo xtask site --booklet "$language" --out "$work/booklet.$language.pdf"
done
cargo test --workspace --test pages -- --ignored
CHROMIUM=$(command -v chromium) node "$work/check.mjs" "$work/pages"
