# Crashes: divides by s_i = 0.
import sys
from fractions import Fraction

words = sys.stdin.read().split()
s = [Fraction(word) for word in words[1:]]
value = 1 / sum(1 / x for x in s)
p = [value / x for x in s]
print(value)
print(*p)
print(*p)
