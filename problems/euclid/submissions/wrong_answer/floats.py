# Wrong: divides with floats, which round quotients above 2^53.
import sys


def value(a, b):
    if a == 0:
        return 0
    q, rest = int(b / a), value(b % a, a)
    return q if q > rest else q - 1


data = list(map(int, sys.stdin.read().split()))
t, n = data[:2]
pairs = [tuple(sorted(p)) for p in zip(data[2::2], data[3::2])]
g = [value(*p) for p in pairs]
others = [i for i in range(n) if 0 < pairs[i][0] < pairs[i][1]]
total = 1 if t and not others else 0
for x in g:
    total ^= x
for i in range(n):
    target = g[i] ^ total
    if t and others == [i] and pairs[i][1] % pairs[i][0] == 0:
        target ^= 1
    if target < g[i]:
        a, b = pairs[i]
        rest = value(b % a, a)
        print(1, i + 1, b // a if target == rest else b // a - target - (target < rest))
        break
else:
    print(0)
