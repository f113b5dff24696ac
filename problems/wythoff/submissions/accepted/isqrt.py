# Exact integers: floor(k * phi) = (k + isqrt(5 k^2)) // 2.
import sys
from math import isqrt


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    out = []
    for t, a, b in zip(data[0::3], data[1::3], data[2::3]):
        low, high = (a, b) if a <= b else (b, a)
        d = high - low
        if t and d < 2:
            cold = 2 if d == 0 else 0
        else:
            cold = (d + isqrt(5 * d * d)) // 2
        if cold == low:
            out.append("0")
            continue
        if cold < low:
            x, y = cold, cold + d
        else:
            # The difference is too large: the larger pile has to become the partner of the smaller one.
            x = low
            if t and low < 3:
                y = (1, 0, 2)[low]
            else:
                k = (low + 1 + isqrt(5 * (low + 1) ** 2)) // 2 - (low + 1)
                y = low + k if (k + isqrt(5 * k * k)) // 2 == low else k
        out.append(f"1 {x} {y}" if a <= b else f"1 {y} {x}")
    print("\n".join(out))


main()
