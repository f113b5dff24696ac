# Wrong: believes that equal boxes are lost, as in Nim, and the others won.
import sys

for line in sys.stdin:
    m, n = map(int, line.split())
    if m == n or m % 2 and n % 2:
        print(0)
    else:
        print(1, 1, (n if m % 2 else m) - 1)
