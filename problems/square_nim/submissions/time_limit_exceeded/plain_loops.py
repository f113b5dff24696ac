# Too slow: a set for each pile, in plain Python.
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
misere, piles = data[0] == 1, data[2:]
g = []
for size in range(max(piles) + 1):
    reached = set()
    root = 1
    while root * root <= size:
        reached.add(g[size - root * root])
        root += 1
    value = 0
    while value in reached:
        value += 1
    g.append(value)
total, big = 0, 0
for pile in piles:
    total ^= g[pile]
    big += g[pile] > 1
for i, pile in enumerate(piles):
    target = total ^ g[pile]
    if misere and big == (g[pile] > 1):
        target ^= 1
    if target == g[pile]:
        break
    left = [pile - root * root for root in range(1, 448) if root * root <= pile and g[pile - root * root] == target]
    if left:
        print(1, i + 1, left[0])
        sys.exit()
print(0)
