# Wrong: names one best row and answers another that is just as good against q.
import sys
from fractions import Fraction

tokens = sys.stdin.read().split()
m, n = int(tokens[0]), int(tokens[1])
a = [list(map(int, tokens[2 + i * n : 2 + i * n + n])) for i in range(m)]
q = list(map(Fraction, tokens[2 + m * n :]))
averages = [sum(x * y for x, y in zip(row, q)) for row in a]
best = [i for i in range(m) if averages[i] == max(averages)]
i = best[0]
w, j = min((min(a[k]), a[k].index(min(a[k]))) for k in best)
print(i + 1, averages[i])
print(j + 1, w)
