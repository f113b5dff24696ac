# Wrong: a quotient of natural logarithms, rounded down.
import math
import sys

for line in sys.stdin:
    n = int(line)
    print(int(math.log(n) / math.log(2)) + 1 if n else 0)
