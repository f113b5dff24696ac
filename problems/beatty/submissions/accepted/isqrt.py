# Exact integers of any length: two integer square roots for each number.
import sys
from math import isqrt


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    out = []
    for d, m in zip(data[0::2], data[1::2]):
        first = isqrt((m + 1) * (m + 1) // d)
        out.append(f"1 {first}" if isqrt(first * first * d) == m else f"2 {m - first}")
    print("\n".join(out))


main()
