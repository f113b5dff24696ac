# Takes as many of the last parts as can still be taken without giving the game away, not just the least one.
import sys
from bisect import bisect_right

FIB = [1, 2]
while FIB[-1] <= 10**18:
    FIB.append(FIB[-1] + FIB[-2])


def winning_take(n):
    parts = []
    left = n
    while left:
        parts.append(FIB[bisect_right(FIB, left) - 1])
        left -= parts[-1]
    tail = best = 0
    for i in range(len(parts) - 1, 0, -1):
        tail += parts[i]
        if parts[i - 1] > 2 * tail:
            best = tail
    return best


out = []
for word in sys.stdin.buffer.read().split():
    x = winning_take(int(word))
    out.append(f"1 {x}" if x else "0")
print("\n".join(out))
