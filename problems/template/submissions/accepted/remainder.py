# The remainder of n modulo 4 is the winning move.
import sys

for line in sys.stdin:
    taken = int(line) % 4
    print(f"1 {taken}" if taken else 0)
