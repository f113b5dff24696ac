#!/usr/bin/env bash
# Packages tried with the judges' own tools: BAPCtools, problemtools, DMOJ's judge, p2d; and the travelling checker held to
# the house's. `export/try.sh` takes a few exercises of different kinds, `export/try.sh EX…` those, `export/try.sh all`
# every one. It installs what it needs: tools from PyPI into target/export/tools, the rest by the package manager.
# EXPORT_TOOLS says which tools (default: travel bt dmoj p2d; verifyproblem wants TeX and is asked for by name).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

exercises=("$@")
[ ${#exercises[@]} -gt 0 ] || exercises=(9.1 9.8 9.35)
named=$(IFS=,; echo "${exercises[*]}")
[ "$named" != all ] || exercises=()
tools=${EXPORT_TOOLS:-travel bt dmoj p2d}
out=target/export
venv=$PWD/$out/tools

wants() { [[ " $tools " == *" $1 "* ]]; }
step() { echo "== $* (after $SECONDS s)"; }

missing=()
need() { command -v "$1" >/dev/null 2>&1 || missing+=("$2"); }
need g++ g++
need python3 python3
if wants bt || wants verifyproblem; then need pypy3 pypy3; need fpc fpc; fi
if wants dmoj && [ ! -e /usr/include/seccomp.h ]; then missing+=(libseccomp-dev); fi
if wants verifyproblem; then
    need lualatex "texlive-luatex texlive-latex-extra texlive-fonts-recommended texlive-plain-generic lmodern"
    need tidy tidy; need gs ghostscript; need dvisvgm dvisvgm; need pandoc pandoc
fi
if [ ${#missing[@]} -gt 0 ]; then
    as_root=()
    [ "$(id -u)" = 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    # shellcheck disable=SC2086,SC2068 # some rows name several packages
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${missing[@]}
fi
rustup target add wasm32-unknown-unknown >/dev/null
[ -x "$venv/bin/pip" ] || python3 -m venv "$venv"
python=()
if wants bt; then python+=(bapctools); fi
if wants p2d; then python+=(p2d); fi
if wants verifyproblem; then python+=(problemtools); fi
if wants dmoj; then python+=(dmoj); fi
if [ ${#python[@]} -gt 0 ]; then "$venv/bin/pip" install --quiet "${python[@]}"; fi

if wants travel; then
    step "the travelling checker says what the house says"
    EXPORT_EXERCISES=$named cargo test --workspace --test travel -- --ignored --nocapture
fi

step "packages"
cargo xtask export "${exercises[@]}" --format kattis,kattis-legacy,dmoj,polygon --out $out --force

failed=0
refuse() { echo "FAILED: $*"; failed=1; }

if wants bt; then
    for package in "$out"/kattis/*/; do
        step "bt: $package"
        for call in validate "run --no-generate"; do
            # A warning is a failure here, and so is an error: nothing is to be explained away.
            # shellcheck disable=SC2086 # a call is two words
            log=$(cd "$package" && "$venv/bin/bt" $call --no-bar --error 2>&1) || refuse "bt $call $package"
            if grep -E "WARN|ERROR|FATAL" <<<"$log"; then refuse "bt $call $package complains"; fi
        done
    done
fi

if wants verifyproblem; then
    for package in "$out"/kattis-legacy/*/; do
        step "verifyproblem: $package"
        limit=$(sed -n "s/^timelimit='\(.*\)'/\1/p" "$package/domjudge-problem.ini")
        log=$("$venv/bin/verifyproblem" --fixed_timelim "$limit" "$package" 2>&1) || refuse "verifyproblem $package"
        # No licence of that list is ours: LIMITS.md says so.
        if grep -E "WARNING|ERROR" <<<"$log" | grep -v "License is .unknown"; then refuse "verifyproblem $package complains"; fi
    done
fi

if wants p2d; then
    for package in "$out"/polygon/*/; do
        step "p2d: $package"
        converted=$(mktemp -d)
        "$venv/bin/p2d" --yes --code A -o "$converted/A.zip" "$package" >"$converted/log" 2>&1 ||
            { cat "$converted/log"; refuse "p2d $package"; }
        rm -r "$converted"
    done
fi

if wants dmoj; then
    python3 export/try_dmoj.py "$venv" "$out/dmoj" || refuse "dmoj"
fi

step "done"
exit $failed
