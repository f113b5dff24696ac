# For each run and each value, a move that leaves so much is kept; a row is searched by its runs.
import re
import sys

MOST = 1000


def known_moves():
    """The values of all runs, and for each run a move (count, left) for each value that its parts can have."""
    values, moves = [], []
    for run in range(MOST + 1):
        found = {}
        for count in (1, 2):
            for left in range((run - count) // 2 + 1):
                found.setdefault(values[left] ^ values[run - count - left], (count, left))
        value = 0
        while value in found:
            value += 1
        values.append(value)
        moves.append(found)
    return values, moves


VALUES, MOVES = known_moves()


def winning_move(row):
    """How many pins to fell, and the first of them from 0; None if the row is lost."""
    runs = [(run.start(), run.end() - run.start()) for run in re.finditer("1+", row)]
    total = 0
    for _, length in runs:
        total ^= VALUES[length]
    for start, length in runs:
        found = MOVES[length].get(total ^ VALUES[length])
        if found:
            return found[0], start + found[1]
    return None


def main():
    for _ in range(int(sys.stdin.readline())):
        first, _, row = sys.stdin.readline().split()
        mine = first == "1"
        while "1" in row:
            if mine:
                count, pin = winning_move(row) or (1, row.index("1"))
                print(count, pin + 1, flush=True)
            else:
                words = sys.stdin.readline().split()
                if len(words) < 2:
                    return
                count, pin = int(words[0]), int(words[1]) - 1
            row = row[:pin] + "0" * count + row[pin + count :]
            mine = not mine


main()
