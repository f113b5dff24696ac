# Wrong: in every round the first player takes the row with the best least payoff; nobody mixes.
import sys
from fractions import Fraction

words = sys.stdin.read().split()
m, n = int(words[0]), int(words[1])
numbers = [float(Fraction(word)) for word in words[2:]]
c = [numbers[i * n:(i + 1) * n] for i in range(m)]
s = [numbers[(m + i) * n:(m + i + 1) * n] for i in range(m)]
v = 0.0
for _ in range(1000):
    a = [[c[i][j] + s[i][j] * v for j in range(n)] for i in range(m)]
    i = max(range(m), key=lambda i: min(a[i]))
    v = min(a[i])
j = min(range(n), key=lambda j: max(a[i][j] for i in range(m)))
print(v)
print(*[int(k == i) for k in range(m)])
print(*[int(k == j) for k in range(n)])
