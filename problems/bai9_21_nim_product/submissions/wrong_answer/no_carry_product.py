# Wrong: multiplies as in binary without carries, as if F times F were the ordinary square for every power.
import sys

for line in sys.stdin:
    x, y = map(int, line.split())
    product = 0
    while x:
        if x & 1:
            product ^= y
        x >>= 1
        y <<= 1
    print(product & (2**64 - 1))
