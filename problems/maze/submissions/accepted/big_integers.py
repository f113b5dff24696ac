# Sets of values are large integers; a value itself is the digit that it adds.
import sys


def values(rows, y, x):
    """The figure's value and (value, row, column) of every square that it can go to, values as powers of two."""
    above = [0] * (x + 1)
    up, along = [], []
    for i in range(y + 1):
        left = 0
        for j, cell in enumerate(rows[i][: x + 1]):
            if cell == 35:  # a wall
                left = above[j] = 0
                if i == y:
                    along = []
            else:
                seen = left | above[j]
                new = ~seen & (seen + 1)
                left |= new
                above[j] |= new
                if i == y:
                    along.append((new, i, j))
        if rows[i][x] == 35:
            up = []
        else:
            up.append((new, i, x))
    along.pop()
    own = up.pop()[0]
    return own.bit_length() - 1, along + up


def main():
    words = sys.stdin.buffer.read().split()
    at = 1
    figures = []
    total = 0
    for _ in range(int(words[0])):
        count = int(words[at])
        rows = words[at + 2 : at + 2 + count]
        at += 2 + count
        y = next(i for i, row in enumerate(rows) if b"@" in row)
        figures.append(values(rows, y, rows[y].index(b"@")))
        total ^= figures[-1][0]
    if total:
        for number, (own, moves) in enumerate(figures, 1):
            for value, y, x in moves:
                if value == 1 << (own ^ total):
                    print(1, number, y + 1, x + 1)
                    return
    print(0)


main()
