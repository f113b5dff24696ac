# Bisects on the slope of the lowest line, then crosses the last line that rises with the last one that falls.
import sys


def two_rows(up, down):
    # up, down: payoffs of both rows. The value, the probability of row up, and columns with their probabilities.
    n = len(up)

    def lowest(p, rising):
        values = [p * a + (1 - p) * b for a, b in zip(up, down)]
        least = min(values)
        near = 1e-9 * max(1.0, abs(least))
        tight = [j for j in range(n) if values[j] <= least + near]
        key = lambda j: up[j] - down[j]
        return max(tight, key=key) if rising else min(tight, key=key)

    left, right = lowest(0, False), lowest(1, True)
    if up[left] <= down[left]:
        return down[left], 0.0, {left: 1.0}
    if up[right] >= down[right]:
        return up[right], 1.0, {right: 1.0}
    # The line left rises and is lowest left of the peak, the line right falls and is lowest right of it.
    low, high = 0.0, 1.0
    while True:
        rise, fall = up[left] - down[left], up[right] - down[right]
        p = (down[right] - down[left]) / (rise - fall)
        height = down[left] + rise * p
        middle = lowest(p, True)
        if p * up[middle] + (1 - p) * down[middle] >= height - 1e-11 * max(1.0, abs(height)):
            share = -fall / (rise - fall)
            return height, p, {left: share, right: 1 - share}
        # Not the peak yet: from both sides, by halves, so that a long envelope is no trouble.
        for x in (p, (low + high) / 2):
            if not low < x < high:
                continue
            j = lowest(x, True)
            if up[j] > down[j]:
                low, left = x, j
            elif up[j] < down[j]:
                high, right = x, j
            else:
                return up[j], x, {j: 1.0}


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    m, n, a = data[0], data[1], data[2:]
    if m == 2:
        value, p, weights = two_rows(a[:n], a[n:])
        mine, other = [p, 1 - p], n
    else:
        value, p, weights = two_rows([-x for x in a[0::2]], [-x for x in a[1::2]])
        value = -value
        mine, other = [p, 1 - p], m
    theirs = ["0"] * other
    for j, weight in weights.items():
        theirs[j] = repr(weight)
    mine = [repr(x) for x in mine]
    print(repr(value))
    if m != 2:
        mine, theirs = theirs, mine
    print(" ".join(mine))
    print(" ".join(theirs))


main()
