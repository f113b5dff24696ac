# Wrong: chooses the column that pays most.
import sys
from fractions import Fraction

tokens = sys.stdin.read().split()
m, n = int(tokens[0]), int(tokens[1])
a = [list(map(int, tokens[2 + i * n : 2 + i * n + n])) for i in range(m)]
q = list(map(Fraction, tokens[2 + m * n :]))
averages = [sum(x * y for x, y in zip(row, q)) for row in a]
i = averages.index(max(averages))
j = a[i].index(max(a[i]))
print(i + 1, averages[i])
print(j + 1, a[i][j])
