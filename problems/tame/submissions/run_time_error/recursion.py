# Wrong: recursion as deep as the graph; a path of 200000 vertices is too deep.
import sys
from functools import lru_cache

data = list(map(int, sys.stdin.buffer.read().split()))
n, m = data[0], data[1]
after = [[] for _ in range(n + 1)]
for u, v in zip(data[2::2], data[3::2]):
    after[u].append(v)


def mex(values):
    found = 0
    while found in values:
        found += 1
    return found


@lru_cache(None)
def genus(v):
    if not after[v]:
        return 0, 1
    below = [genus(w) for w in after[v]]
    return mex({one for one, _ in below}), mex({other for _, other in below})


sys.setrecursionlimit(5000)
genera = [genus(v) for v in range(1, n + 1)]
print(int(all(a == b or a + b == 1 for a, b in genera)))
for a, b in genera:
    print(a, b)
