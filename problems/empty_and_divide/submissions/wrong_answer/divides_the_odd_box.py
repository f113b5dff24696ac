# Wrong: where one box is odd it empties the even box and divides the odd one.
import sys

for line in sys.stdin:
    m, n = map(int, line.split())
    if m % 2 and n % 2:
        print(0)
    else:
        kept = m if m % 2 or n % 2 == 0 else n
        print(1, 1, kept - 1)
