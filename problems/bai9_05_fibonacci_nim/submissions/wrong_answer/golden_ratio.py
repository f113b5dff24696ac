# Wrong: finds the largest Fibonacci number up to n by Binet's formula in double precision.
import math
import sys

PHI = (1 + math.sqrt(5)) / 2


def floor_fibonacci(n):
    k = int(math.log(n * math.sqrt(5) + 0.5) / math.log(PHI))
    return max(1, round(PHI**k / math.sqrt(5)))


for line in sys.stdin:
    n = left = int(line)
    part = 0
    while left > 0:
        part = min(floor_fibonacci(left), left)
        left -= part
    print(0 if part == n else f"1 {part}")
