# Too slow: the set of all nim-sums of a pile, made by whole slices, but still one for every split.
from operator import xor

n = int(input())
g = [0] * (n + 1)
for pile in range(3, n + 1):
    half = (pile - 1) // 2
    reached = set(map(xor, g[1 : half + 1], g[pile - 1 : pile - half - 1 : -1]))
    while g[pile] in reached:
        g[pile] += 1
print(*g[1:])
