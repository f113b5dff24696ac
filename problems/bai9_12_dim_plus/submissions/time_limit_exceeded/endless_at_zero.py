# Slow: halves while the pile is even, and 0 stays even for ever.
import sys

for n in map(int, sys.stdin):
    value = 1
    while n % 2 == 0:
        n //= 2
        value += 1
    print(value)
