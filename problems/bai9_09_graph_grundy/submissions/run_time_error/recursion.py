# Breaks on long paths: recursion, which the interpreter stops at a depth of 1000.
import sys


def grundy(v):
    if value[v] is None:
        reached = {grundy(w) for w in after[v]}
        mex = 0
        while mex in reached:
            mex += 1
        value[v] = mex
    return value[v]


data = list(map(int, sys.stdin.buffer.read().split()))
n, m = data[0], data[1]
after = [[] for _ in range(n + 1)]
for i in range(2, 2 + 2 * m, 2):
    after[data[i]].append(data[i + 1])
value = [None] * (n + 1)
print(*(grundy(v) for v in range(1, n + 1)))
