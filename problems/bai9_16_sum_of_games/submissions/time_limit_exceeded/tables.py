# Too slow: computes the values of all piles up to the largest one by the mex, as in the definition.
import sys

words = sys.stdin.read().split()
kinds, sizes = words[1::2], list(map(int, words[2::2]))


def moves(t, n):
    if t == "N":
        return range(n)
    if t == "H":
        return range(n // 2 + 1) if n else ()
    even = [y for y in range(1, n) if (n - y) % 2 == 0]
    return even + [0] if n % 2 else even


table = {t: [] for t in "EHN"}
n = 0
while n <= max(sizes):
    for t, values in table.items():
        reached = {values[y] for y in moves(t, n)}
        value = 0
        while value in reached:
            value += 1
        values.append(value)
    n += 1
total = 0
for t, n in zip(kinds, sizes):
    total ^= table[t][n]
for i, (t, n) in enumerate(zip(kinds, sizes)):
    for y in moves(t, n) if total else ():
        if table[t][y] == table[t][n] ^ total:
            print(1, i + 1, y)
            sys.exit()
print(0)
