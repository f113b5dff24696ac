# Crashes: computes the probability of a bluff before it looks for a saddle point, so p = 1 divides by zero.
import sys
from fractions import Fraction

words = sys.stdin.read().split()
for k in range(0, len(words), 2):
    p, b = Fraction(words[k]), Fraction(words[k + 1])
    bluff, call = p * b / ((1 - p) * (2 + b)), 2 / (2 + b)
    value = 4 * p * (1 + b) / (2 + b) - 1
    if bluff >= 1:
        value, bluff, call = 1, 1, 0
    print(value, bluff, 1 - bluff, 0, 0, call, 1 - call)
