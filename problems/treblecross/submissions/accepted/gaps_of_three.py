# Looks at the gaps between the X: a gap of c cells is a heap of c - 2 of the octal game 0.007, where a move takes three
# adjacent counters; beyond the ends of the row it has two cells more.
import sys
from operator import xor


def main():
    n, row = sys.stdin.read().split()
    n = int(n)
    for three, place in (("110", 2), ("101", 1), ("011", 0)):
        if three in row:
            return print(1, row.index(three) + place + 1)
    marks = [i for i in range(n) if row[i] == "1"]
    # The heap between two X begins with the cell after next.
    heaps = []
    for left, right in zip([-3] + marks, marks + [n + 2]):
        heaps.append((left + 2, right - left - 3))
    g = [0, 0, 0]
    for size in range(3, max(length for _, length in heaps) + 1):
        half = (size - 3) // 2 + 1
        seen = set(map(xor, g[:half], g[size - 3:size - 3 - half:-1] if size - 3 - half >= 0 else g[size - 3::-1]))
        value = 0
        while value in seen:
            value += 1
        g.append(value)
    total = 0
    for _, size in heaps:
        total ^= g[size]
    for start, size in heaps:
        wanted = total ^ g[size]
        for left in range(size - 2):
            if total and g[left] ^ g[size - 3 - left] == wanted:
                return print(1, start + left + 2)
    print(0)


main()
