# For other scripts to source: what they need of the machine, installed by the package manager where it is missing.
#
#   need COMMAND PACKAGE…     the packages that bring a command
#   need_file FILE PACKAGE…   those that bring a file: a header, a font
#   install_what_is_missing   installs all of it in one call, or does nothing
#   python_tools FOLDER NAME… tools from PyPI in a folder of their own; FOLDER/bin has their commands
#   step COMMAND…             does it, and says what it took: seconds on the clock, seconds of CPU

missing=()
need() { command -v "$1" >/dev/null 2>&1 || missing+=("${@:2}"); }
need_file() { [ -e "$1" ] || missing+=("${@:2}"); }

install_what_is_missing() {
    [ ${#missing[@]} -gt 0 ] || return 0
    local as_root=()
    [ "$(id -u)" = 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
    missing=()
}

python_tools() {
    local folder=$1
    shift
    [ $# -gt 0 ] || return 0
    # Debian keeps the tool that makes such folders in a package of its own.
    if [ ! -x "$folder/bin/pip" ] && ! python3 -m venv "$folder" >/dev/null 2>&1; then
        missing+=(python3-venv)
        install_what_is_missing
        python3 -m venv --clear "$folder"
    fi
    local name absent=()
    for name in "$@"; do
        "$folder/bin/pip" show --quiet "$name" >/dev/null 2>&1 || absent+=("$name")
    done
    [ ${#absent[@]} -eq 0 ] || "$folder/bin/pip" install --quiet --disable-pip-version-check "${absent[@]}"
}

# CPU seconds of all that this shell has started and waited for.
spent() { awk -v ticks="$(getconf CLK_TCK)" '{ print int(($16 + $17) / ticks) }' "/proc/$$/stat"; }

step() {
    local name="$*" began=$SECONDS cpu
    cpu=$(spent)
    [ ${#name} -le 120 ] || name="${name:0:117}..."
    echo "== $name"
    "$@"
    echo "== $((SECONDS - began)) s, $(($(spent) - cpu)) s of CPU, $SECONDS s in all: $name"
}
