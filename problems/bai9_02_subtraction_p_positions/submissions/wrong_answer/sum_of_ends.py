# Wrong: takes the sum of the least and the largest element for the period.
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
    d = takes[0] + takes[-1] if numbers[0] else 3
    p = outcomes(takes, d)
    show(0, d, [n for n in range(d) if p[n]])
