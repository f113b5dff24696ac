# Wrong: takes the least shift under which the second 500 of a thousand outcomes agree; periods may be longer than that.
import sys

for line in sys.stdin:
    k, *takes = map(int, line.split())
    if k == 0:
        takes = [1 << i for i in range(10)]
    p = []
    for n in range(1000):
        p.append(not any(s <= n and p[n - s] for s in takes))
    tail = p[500:]
    d = next(d for d in range(1, 501) if tail[d:] == tail[:-d])
    u = 1000 - d
    while u > 0 and p[u - 1] == p[u - 1 + d]:
        u -= 1
    print(u, d)
    print(*(n for n in range(u + d) if p[n]))
