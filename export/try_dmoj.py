"""DMOJ's own judge on packages: the reference is accepted with all points, a wrong program and a slow one get the verdict of
their folder, and points are those of the batches that were won.

usage: try_dmoj.py VENV FOLDER_OF_PACKAGES
"""

import pathlib
import re
import subprocess
import sys
import tempfile

VERDICTS = {"accepted": "AC", "wrong_answer": "WA", "time_limit_exceeded": "TLE"}


def judged(venv, settings, package, source, seconds, megabytes):
    """The verdicts of the tests, by batch, as the judge prints them."""
    call = [venv / "bin/dmoj-cli", "-c", settings, "-e", "CPP17", "--no-ansi", "--skip-self-test", "--", "submit"]
    call += ["-tl", str(seconds), "-ml", str(megabytes << 10), package.name, "CPP17", source]
    done = subprocess.run([str(word) for word in call], capture_output=True, text=True, timeout=900)
    return done.stdout + done.stderr


def main():
    venv, packages = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        settings = pathlib.Path(folder) / "judge.yml"
        # A long checker takes longer to compile than the judge's own setting allows.
        settings.write_text(
            f"id: try\nkey: try\nproblem_storage_globs: ['{packages}/*']\n"
            "runtime: {g++: /usr/bin/g++, g++17: /usr/bin/g++}\ncompiler_time_limit: 120\n"
        )
        for package in sorted(path.parent for path in packages.glob("*/init.yml")):
            limits = (package / "LIMITS.md").read_text()
            seconds = float(re.search(r"Time limit: ([0-9.]+) s", limits)[1])
            megabytes = int(re.search(r"Memory limit: ([0-9]+) MiB", limits)[1])
            for folder_name, letters in VERDICTS.items():
                sources = sorted((package / "solutions" / folder_name).glob("*.cpp"))
                if folder_name == "accepted":
                    sources = [package / "solutions/accepted/reference.cpp"]
                for source in sources[:1]:
                    said = judged(venv, settings, package, source, seconds, megabytes)
                    verdicts = re.findall(r"(?:Test case|Case) +\d+ +([A-Z]+)", said)
                    bad = [verdict for verdict in verdicts if verdict != "AC"]
                    right = bool(verdicts) and (not bad if letters == "AC" else letters in bad)
                    name = f"{package.name}: {folder_name}/{source.name}"
                    print(f"{'ok' if right else 'FAILED'}   {name}: {len(verdicts)} tests, {len(bad)} refused")
                    if not right:
                        print(said[-4000:])
                        failed = True
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
