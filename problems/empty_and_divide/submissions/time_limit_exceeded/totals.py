# Too slow: whether a box of k counters can be divided so that the opponent loses depends on k alone; a table of k up to the
# largest box takes k^2 steps.
import sys

queries = [tuple(map(int, line.split())) for line in sys.stdin]
most = max(max(query) for query in queries)
part = [0, 0]
for k in range(2, min(most, 10**7) + 1):
    part.append(next((i for i in range(1, k) if not part[i] and not part[k - i]), 0))
for m, n in queries:
    kept = m if part[m] else n
    print("0" if not part[kept] else f"1 {part[kept]} {kept - part[kept]}")
