# Wrong: when no column is out of balance it plays some move all the same instead of answering 0.
import sys

for line in sys.stdin:
    k, *x = map(int, line.split())
    y, opened = list(x), []
    for b in range(60, -1, -1):
        ones = [i for i in range(len(x)) if i not in opened and x[i] >> b & 1]
        r = len(ones) % (k + 1)
        for i in opened:
            y[i] &= ~(1 << b)
        if r and len(opened) >= k + 1 - r:
            for i in opened[: k + 1 - r]:
                y[i] |= 1 << b
        elif r:
            for i in ones[:r]:
                y[i] ^= 1 << b
                opened.append(i)
    if not opened:
        y[0] -= 1
    print(1, *y)
