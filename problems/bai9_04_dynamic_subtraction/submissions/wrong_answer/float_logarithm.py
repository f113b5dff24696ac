# Wrong: recognises powers of two by a floating-point logarithm.
import math
import sys

for line in sys.stdin:
    n = int(line)
    if math.log2(n) == int(math.log2(n)):
        print(0)
    else:
        print(1, n & -n)
