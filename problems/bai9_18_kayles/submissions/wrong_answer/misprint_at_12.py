# One wrong entry early in the table of values: g(12) is 3 here, it should be 4.
import sys

ROWS = """
0 1 2 3 1 4 3 2 1 4 2 6
3 1 2 7 1 4 3 2 1 4 6 7
4 1 2 8 5 4 7 2 1 8 6 7
4 1 2 3 1 4 7 2 1 8 2 7
4 1 2 8 1 4 7 2 1 4 2 7
4 1 2 8 1 4 7 2 1 8 6 7
4 1 2 8 1 4 7 2 1 8 2 7
"""
TABLE = [int(word) for word in ROWS.split()]


def values(count):
    row = TABLE[:count]
    while len(row) < count:
        row += TABLE[72:]
    return row[:count]


def main():
    n, pins = sys.stdin.read().split()
    g = values(int(n) + 1)
    lengths = [len(run) for run in pins.split("0")]
    total = 0
    for length in lengths:
        total ^= g[length]
    if total == 0:
        print(0)
        return
    for length in sorted(set(lengths)):
        want = total ^ g[length]
        for count in (1, 2):
            for left in range(length - count + 1):
                if g[left] ^ g[length - count - left] == want:
                    start = ("0" + pins + "0").index("0" + "1" * length + "0")
                    print(1, count, start + left + 1)
                    return


main()
