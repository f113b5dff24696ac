#!/usr/bin/env python3
"""Lets a program play against the judge, on your own machine, and shows what they say to each other.

    python3 testing_tool.py -f INPUT PROGRAM [ARGUMENTS...]

for example

    python3 testing_tool.py -f 01.in ./a.out
    python3 testing_tool.py -f 01.in python3 solution.py

INPUT is a run: which games are played, and how the judge plays. The samples are runs, and you may write your own. Lines
with < are what the program reads, lines with > what it writes; the signs themselves aren't part of the lines. What the
program writes to standard error is shown as it comes.

The judge's side is a C++ source, packed at the end of this file. The first time it is compiled and kept beside this file,
which takes a C++ compiler (g++ or clang++; CXX names another). Time and memory aren't limited here.
"""

import argparse
import atexit
import base64
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))


def compiled():
    """The judge's side as a program, compiled once; where nothing can be kept beside this file, every time."""
    source = zipfile.ZipFile(io.BytesIO(base64.b64decode(PACKED))).read("interactor.cpp")
    ending = ".exe" if os.name == "nt" else ".out"
    kept = os.path.join(HERE, "interactor-" + hashlib.sha256(source).hexdigest()[:12] + ending)
    if os.path.isfile(kept):
        return kept
    keep = os.access(HERE, os.W_OK)
    folder = tempfile.mkdtemp(dir=HERE if keep else None)
    atexit.register(shutil.rmtree, folder, True)
    text, program = os.path.join(folder, "interactor.cpp"), os.path.join(folder, "interactor" + ending)
    with open(text, "wb") as file:
        file.write(source)
    compilers = [os.environ["CXX"]] if "CXX" in os.environ else ["g++", "clang++"]
    print("compiling the judge's side ...", file=sys.stderr)
    for compiler in compilers:
        try:
            subprocess.run([compiler, "-w", text, "-o", program], check=True)
        except FileNotFoundError:
            continue
        except subprocess.CalledProcessError:
            sys.exit(compiler + " could not compile the judge's side")
        if not keep:
            return program
        # Several may do this at once: whole programs alone get the final name.
        os.replace(program, kept)
        return kept
    sys.exit("a C++ compiler is needed, and there is none of " + ", ".join(compilers))


class Talk:
    """What both sides say, passed on line by line."""

    def __init__(self, times):
        self.began = self.last = time.monotonic()
        self.times = times
        self.lock = threading.Lock()

    def show(self, sign, line):
        with self.lock:
            self.last = time.monotonic()
            stamp = "%7.3f " % (self.last - self.began) if self.times else ""
            text = line.decode("utf-8", "backslashreplace").rstrip("\r\n")
            print((stamp + sign + " " + text).rstrip(), flush=True)

    def pass_on(self, source, sink, sign):
        for line in iter(source.readline, b""):
            self.show(sign, line)
            try:
                sink.write(line)
                sink.flush()
            except OSError:
                # Nobody reads any more; what is said is shown all the same.
                pass
        try:
            sink.close()
        except OSError:
            pass


def wait(program, judge, talk, patience):
    """Waits until both have ended; whether the program was silent for too long, and was stopped."""
    while program.poll() is None or judge.poll() is None:
        time.sleep(0.01)
        if time.monotonic() - talk.last > patience:
            silent = program.poll() is None
            for process in (program, judge):
                if process.poll() is None:
                    process.kill()
            return silent
    return False


def main():
    parser = argparse.ArgumentParser(
        description="Lets a program play against the judge and shows what they say to each other."
    )
    parser.add_argument("-f", metavar="INPUT", required=True, help="the run, for example a sample")
    parser.add_argument("--times", action="store_true", help="show when each line was said, in seconds")
    parser.add_argument(
        "--patience", type=float, default=5, metavar="S", help="how long a silence may last, in seconds (default: 5)"
    )
    parser.add_argument(
        "--interactor", metavar="PROGRAM", help="another judge's side, compiled"
    )
    parser.add_argument("program", nargs=argparse.REMAINDER, help="the program and its arguments")
    words = parser.parse_args()
    if not words.program:
        parser.error("name the program that plays")
    if not os.path.isfile(words.f):
        parser.error("there is no file " + words.f)
    interactor = words.interactor or compiled()

    pipe = subprocess.PIPE
    try:
        program = subprocess.Popen(words.program, stdin=pipe, stdout=pipe)
    except OSError as error:
        sys.exit("the program doesn't start: " + str(error))
    judge = subprocess.Popen([interactor, words.f, os.devnull, words.f], stdin=pipe, stdout=pipe, stderr=pipe)
    talk = Talk(words.times)
    threads = [
        threading.Thread(target=talk.pass_on, args=(judge.stdout, program.stdin, "<"), daemon=True),
        threading.Thread(target=talk.pass_on, args=(program.stdout, judge.stdin, ">"), daemon=True),
    ]
    for thread in threads:
        thread.start()
    silent = wait(program, judge, talk, words.patience)
    for thread in threads:
        thread.join(1)
    said = judge.stderr.read().decode("utf-8", "replace").strip()

    print()
    if silent:
        print("Time: nothing was said for %g s. Does the program flush its output? Does it end?" % words.patience)
    elif judge.returncode not in (0, 1):
        print("The judge's side failed:", said or "exit code %d" % judge.returncode)
    elif judge.returncode == 1:
        print("Wrong answer:", said[len("wrong answer ") :])
        if program.returncode != 0:
            print("The program ended with exit code %d." % program.returncode)
    elif program.returncode != 0:
        print("All was well said, but the program crashed: exit code %d" % program.returncode)
    else:
        print("Accepted")
        return 0
    return 1


# The judge's side: interactor.cpp, in an archive.
PACKED = ""

if __name__ == "__main__":
    sys.exit(main())
