# Counts the splits of each size once and multiplies by how many piles have it.
from collections import Counter
from operator import xor


def main():
    input()
    piles = list(map(int, input().split()))
    largest = max(piles)
    g = [0] * (largest + 1)
    for x in range(3, largest + 1):
        half = (x - 1) // 2
        reached = set(map(xor, g[1 : half + 1], g[x - 1 : x - half - 1 : -1]))
        value = 0
        while value in reached:
            value += 1
        g[x] = value
    total = 0
    for x in piles:
        total ^= g[x]
    count, move = 0, None
    for x, times in Counter(piles).items():
        half = (x - 1) // 2
        values = list(map(xor, g[1 : half + 1], g[x - 1 : x - half - 1 : -1])) if half else []
        found = values.count(total ^ g[x])
        if found:
            count += found * times
            a = values.index(total ^ g[x]) + 1
            move = piles.index(x) + 1, a, x - a
    print(count)
    if move:
        print(*move)


main()
