# Wrong: the column answers q (it minimises what q makes of the row), not the row itself.
import sys
from fractions import Fraction

tokens = sys.stdin.read().split()
m, n = int(tokens[0]), int(tokens[1])
a = [list(map(int, tokens[2 + i * n : 2 + i * n + n])) for i in range(m)]
q = list(map(Fraction, tokens[2 + m * n :]))
averages = [sum(x * y for x, y in zip(row, q)) for row in a]
i = averages.index(max(averages))
terms = [x * y for x, y in zip(a[i], q)]
j = terms.index(min(terms))
print(i + 1, averages[i])
print(j + 1, a[i][j])
