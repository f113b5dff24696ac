#!/usr/bin/env bash
# Packages tried with the judges' own tools: BAPCtools, problemtools, DMOJ's judge, p2d; and the portable checker held to
# the house's. `export/try.sh` takes one with moves, one with numbers and an interactive one, `export/try.sh EX…` those,
# `export/try.sh all` every one. It installs what it needs: tools from PyPI into target/export/tools, the rest by the package manager.
#
# EXPORT_TOOLS says which tools: portable, read-back (packages read back), bt, verifyproblem, dmoj, p2d (default: all but
# read-back, which `cargo test --package export` does for a few exercises). verifyproblem looks at statements only where TeX is
# installed, or if the word tex is among the tools, which installs it. target/export/results.tsv keeps what was seen:
# package, tool, ok or FAILED, seconds.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=.ci/need.sh
source .ci/need.sh

exercises=("$@")
[ ${#exercises[@]} -gt 0 ] || exercises=(9.1 9.29 take_away)
named=$(IFS=,; echo "${exercises[*]}")
[ "$named" != all ] || exercises=()
tools=${EXPORT_TOOLS:-portable bt verifyproblem dmoj p2d}
out=target/export
venv=$PWD/$out/tools
results=$out/results.tsv
xtask=${CARGO_TARGET_DIR:-$PWD/target}/debug/xtask

wants() { [[ " $tools " == *" $1 "* ]]; }

need g++ g++
need python3 python3
# Statements are set by typst.
python=(typst)
if wants bt; then
    need pypy3 pypy3
    need fpc fpc
    python+=(bapctools)
fi
if wants verifyproblem; then
    need fpc fpc
    python+=(problemtools)
fi
if wants dmoj; then
    need_file /usr/include/seccomp.h libseccomp-dev
    python+=(dmoj)
fi
if wants p2d; then python+=(p2d); fi
# problemtools sets statements itself, from TeX.
if wants tex; then
    need lualatex texlive-luatex texlive-latex-extra texlive-fonts-recommended texlive-plain-generic lmodern
    need dvisvgm dvisvgm
    need gs ghostscript
    need tidy tidy
    need pandoc pandoc
fi
install_what_is_missing
rustup target add wasm32-unknown-unknown >/dev/null
mkdir -p "$out"
python_tools "$venv" "${python[@]}"
export PATH=$venv/bin:$PATH

failed=0
# tried TOOL PACKAGE COMMAND…: shows what a tool said only if it failed.
tried() {
    local tool=$1 package=$2 began=$SECONDS state=ok log
    shift 2
    log=$(mktemp)
    "$@" >"$log" 2>&1 || { state=FAILED; failed=1; }
    printf '%s\t%s\t%s\t%s\n' "$(basename "$package")" "$tool" "$state" $((SECONDS - began)) | tee -a "$results"
    [ "$state" = ok ] || sed 's/^/    /' "$log"
    rm -f "$log"
}

# A warning is a failure here, and so is an error: nothing is to be explained away. Only where the package says that a
# damaged input of BAPCtools' own is a right one these are left out.
bt_validate() {
    local generic=()
    if grep -q "bt validate --generic" "$1/LIMITS.md"; then
        generic=(--generic invalid_answer invalid_output valid_output)
    fi
    bt_silently "$1" validate "${generic[@]}"
}

bt_silently() {
    local said
    # It remembers where it saw a package, and warns of the same one elsewhere: a memory of this checkout alone.
    said=$(cd "$1" && XDG_CONFIG_HOME=$venv/memory bt "${@:2}" --no-bar --error 2>&1) || { echo "$said"; return 1; }
    ! grep -E "WARN|ERROR|FATAL" <<<"$said"
}

verify() {
    local limit parts=(config data graders validators submissions)
    limit=$(sed -n "s/^timelimit='\(.*\)'/\1/p" "$1/domjudge-problem.ini")
    if command -v lualatex >/dev/null; then parts+=(statement); fi
    local said
    said=$(verifyproblem --fixed_timelim "$limit" --parts "${parts[@]}" -- "$1" 2>&1) || { echo "$said"; return 1; }
    # No licence of that list is ours: LIMITS.md says so.
    ! grep -E "WARNING|ERROR" <<<"$said" | grep -v "License is .unknown"
}

convert() {
    local said folder
    folder=$(mktemp -d)
    said=$(p2d --yes --code A -o "$folder/A.zip" "$1" 2>&1) || { echo "$said"; rm -r "$folder"; return 1; }
    rm -r "$folder"
    # Of an interactive problem it never shows samples, and says so.
    ! grep -E "WARNING|ERROR" <<<"$said" | grep -v "Hide sample is enabled"
}

if wants portable; then
    EXPORT_EXERCISES=$named step cargo test --package export --test it -- --ignored --nocapture portable:: interactor::
    step cargo test --package export --test it -- --ignored program::
    step cargo test --package typeset -- --ignored
fi
if wants read-back; then
    EXPORT_EXERCISES=$named REQUIRE_EXPORT_TOOLS=1 step cargo test --package export --test it -- round_trip::
fi

# Of other runs nothing is to be left in the way.
for format in kattis kattis-legacy dmoj polygon; do rm -rf "${out:?}/$format"; done
step cargo xtask export "${exercises[@]}" --format kattis,kattis-legacy,dmoj,polygon --out $out --force >/dev/null
: >"$results"
for package in "$out"/kattis/*/; do
    name=$(basename "$package")
    if wants bt; then
        tried "bt validate" "$name" bt_validate "$package"
        tried "bt run" "$name" bt_silently "$package" run --no-generate
    fi
    if wants verifyproblem; then tried verifyproblem "$name" verify "$out/kattis-legacy/$name"; fi
    if wants p2d; then
        tried p2d "$name" convert "$out/polygon/$name"
    fi
    if wants dmoj; then
        tried dmoj "$name" "$venv/bin/python" export/try_dmoj.py "$xtask" "$out/dmoj/$name"
    fi
done
echo "== done after $SECONDS s"
exit $failed
