"""DMOJ's own judge on packages: the reference and a right program win every batch, a wrong program and a slow one get the
verdict of their folder, and each gets the points that the house gives it, batch by batch. In an interactive package a
program that crashes is tried as well.

usage: VENV/bin/python try_dmoj.py XTASK PACKAGE…
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

# The folders of programs, and what at least one test must say.
FOLDERS = {"accepted": {"AC"}, "wrong_answer": {"WA"}, "time_limit_exceeded": {"TLE"}}
# Of interactive packages this one, too: while the interactor says that the program left, the judge must see it crash.
CRASHES = {"run_time_error": {"RTE", "IR"}}


def set_up(folder, packages):
    """The judge of this process, with the packages as its problems."""
    settings = folder / "judge.yml"
    # A long checker takes longer to compile than the judge's own setting allows.
    settings.write_text(
        f"id: try\nkey: try\nproblem_storage_globs: {json.dumps([str(package) for package in packages])}\n"
        "runtime: {g++: /usr/bin/g++, g++17: /usr/bin/g++}\ncompiler_time_limit: 120\n"
    )
    sys.argv = ["dmoj-cli", "-c", str(settings), "-e", "CPP17", "--no-ansi", "--skip-self-test"]
    from dmoj import contrib, executors, judgeenv

    judgeenv.load_env(cli=True)
    executors.load_executors()
    contrib.load_contrib_modules()
    from dmoj.cli import LocalJudge

    judge = LocalJudge()
    judge.listen()
    return judge


class Ear:
    """Hears what the judge would send to its site."""

    def __init__(self):
        self.batches, self.outside, self.trouble = [], [], []

    def batch_begin_packet(self):
        self.batches.append([])

    def test_case_status_packet(self, position, result):
        into = self.batches[-1] if self.batches else self.outside
        into.append((result.readable_codes()[0], result.points, result.total_points))

    def compile_error_packet(self, log):
        self.trouble.append(f"compile error: {log}")

    def internal_error_packet(self, message):
        self.trouble.append(f"internal error: {message}")

    def __getattr__(self, name):
        return lambda *words: None


def judged(judge, package, source, seconds, megabytes):
    from dmoj.judge import Submission

    judge.packet_manager = ear = Ear()
    judge.submission_id_counter += 1
    judge.begin_grading(
        Submission(
            judge.submission_id_counter, package.name, "CPP17", source.read_bytes(), seconds, megabytes << 10, False, {}
        ),
        blocking=True,
        report=lambda line: None,
    )
    return ear


def points_of(ear):
    """Points by batch as the site counts them: the least of a batch's tests."""
    return [min((points for _, points, _ in batch), default=0) for batch in ear.batches]


def house(xtask, exercise, source):
    """The same program's points by group at home."""
    done = subprocess.run([xtask, "judge", exercise, source, "--json"], capture_output=True, text=True)
    said = json.loads(done.stdout)
    return [group["points"] for group in said["groups"] if group["points_most"] > 0]


def chosen(package, folder):
    sources = sorted((package / "solutions" / folder).glob("*.cpp"))
    # The reference in C, and a program that a person wrote.
    own = [source for source in sources if source.name != "reference.cpp"]
    # Where output is not buffered, nobody has to flush it.
    own = [source for source in own if "flush" not in source.name][:1]
    return [source for source in sources if source.name == "reference.cpp"] + own


def main():
    xtask, packages = sys.argv[1], [pathlib.Path(word).resolve() for word in sys.argv[2:]]
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        judge = set_up(pathlib.Path(folder), packages)
        for package in packages:
            limits = (package / "LIMITS.md").read_text()
            seconds = float(re.search(r"Time limit: ([0-9.]+) s", limits)[1])
            megabytes = int(re.search(r"Memory limit: ([0-9]+) MiB", limits)[1])
            exercise = re.search(r"` from (\w+)\.", limits)[1]
            init = (package / "init.yml").read_text()
            folders = FOLDERS | CRASHES if "interactive:" in init else FOLDERS
            worth = [int(number) for number in re.findall(r"^- points: (\d+)", init, re.M)]
            for name, letters in folders.items():
                for source in chosen(package, name):
                    ear = judged(judge, package, source, seconds, megabytes)
                    verdicts = {verdict for batch in ear.batches for verdict, _, _ in batch}
                    points = points_of(ear)
                    if source.name == "reference.cpp":
                        expected = worth
                    else:
                        expected = house(xtask, exercise, source)
                    right = not ear.trouble and not ear.outside and points == expected and bool(letters & verdicts)
                    right = right and (name != "accepted" or verdicts == {"AC"})
                    tests = sum(map(len, ear.batches))
                    words = f"{package.name}: {name}/{source.name}: {tests} tests, {sorted(verdicts)}, points {points}"
                    print(f"{'ok' if right else 'FAILED'}   {words}", flush=True)
                    if not right:
                        print(f"  the house gives {expected} of {worth}", *ear.trouble, sep="\n  ", flush=True)
                        failed = True
        judge.murder()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
