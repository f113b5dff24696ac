# Wrong: believes that arcs lead from smaller numbers to larger ones and goes from n down to 1.
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
n, m = data[0], data[1]
after = [[] for _ in range(n + 1)]
for i in range(2, 2 + 2 * m, 2):
    after[data[i]].append(data[i + 1])
value = [0] * (n + 1)
for v in range(n, 0, -1):
    reached = {value[w] for w in after[v]}
    while value[v] in reached:
        value[v] += 1
print(*value[1:])
