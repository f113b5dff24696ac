# Wrong: guesses pre-period and period from the first 100 outcomes.
import sys


def outcomes(takes, length):
    p = []
    for n in range(length):
        p.append(not any(s <= n and p[n - s] for s in takes))
    return p


def show(u, d, listed):
    print(u, d)
    print(*listed)


for line in sys.stdin:
    numbers = list(map(int, line.split()))
    takes = numbers[1:] if numbers[0] else [1 << i for i in range(11)]
    p = outcomes(takes, 100)
    u, d = next((u, d) for d in range(1, 51) for u in range(101 - 2 * d) if p[u + d :] == p[u : 100 - d])
    show(u, d, [n for n in range(u + d) if p[n]])
