# Wrong: golden-ratio arithmetic in floats with a rounding instead of a floor.
import sys

PHI = (1 + 5 ** 0.5) / 2
for line in sys.stdin:
    t, a, b = map(int, line.split())
    low, high = min(a, b), max(a, b)
    d = high - low
    if t == 1 and d < 2:
        cold = 2 if d == 0 else 0
    else:
        cold = round(d * PHI - 0.5) if d else 0
    if cold == low:
        print(0)
    elif cold < low:
        print(1, a - (low - cold), b - (low - cold))
    else:
        k = round((low + 1) / PHI - 0.5)
        y = low + k if round(k * PHI - 0.5) == low else k
        if t == 1 and low < 3:
            y = (1, 0, 2)[low]
        print(*((1, a, y) if a <= b else (1, y, b)))
