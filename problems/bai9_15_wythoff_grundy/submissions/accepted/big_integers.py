# Big integers as sets of values: the lowest zero of the union of row, column and diagonal.
import sys


def main():
    n = int(sys.stdin.readline())
    lines = [0] * n
    diagonals = [0] * n
    table = [[0] * n for _ in range(n)]
    for x in range(n):
        line = lines[x]
        for y in range(x + 1):
            used = line | lines[y] | diagonals[x - y]
            bit = (used + 1) & ~used
            line |= bit
            lines[y] |= bit
            diagonals[x - y] |= bit
            table[x][y] = table[y][x] = bit.bit_length() - 1
        lines[x] |= line
    print("\n".join(" ".join(map(str, row)) for row in table))


main()
