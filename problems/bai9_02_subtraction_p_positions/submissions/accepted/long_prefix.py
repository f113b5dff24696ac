# Computes 2000 outcomes and finds the period at their end, where the sequence certainly repeats, then goes back.
import sys

LENGTH = 2000


def outcomes(takes):
    p = []
    for n in range(LENGTH):
        p.append(not any(s <= n and p[n - s] for s in takes))
    return p


def main():
    for line in sys.stdin:
        numbers = list(map(int, line.split()))
        takes = numbers[1:] if numbers[0] else [1 << i for i in range(11)]
        p = outcomes(takes)
        # u + d <= 516: the last 1000 outcomes are far behind the pre-period, and longer than any period.
        tail = p[LENGTH - 1000:]
        d = next(d for d in range(1, 517) if tail[d:] == tail[:-d])
        u = LENGTH - d
        while u > 0 and p[u - 1] == p[u - 1 + d]:
            u -= 1
        print(u, d)
        print(*(n for n in range(u + d) if p[n]))


main()
