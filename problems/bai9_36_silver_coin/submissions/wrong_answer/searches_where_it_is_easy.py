# Wrong: the hider is right, but the searcher looks into rooms in proportion to s_i.
from fractions import Fraction

n = int(input())
s = list(map(Fraction, input().split()))
if 0 in s:
    value = Fraction(0)
    q = [Fraction(int(i == s.index(0))) for i in range(n)]
else:
    value = 1 / sum(1 / x for x in s)
    q = [value / x for x in s]
total = sum(s)
p = [x / total if total else Fraction(1, n) for x in s]
print(float(value))
print(*map(float, p))
print(*map(float, q))
