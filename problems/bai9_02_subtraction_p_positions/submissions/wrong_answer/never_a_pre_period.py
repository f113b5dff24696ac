# Wrong: takes it for granted that the sequence repeats from 0 on.
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
    p = outcomes(takes, 2000)
    d = next(d for d in range(1, 1000) if p[1000 + d :] == p[1000 : 2000 - d])
    show(0, d, [n for n in range(d) if p[n]])
