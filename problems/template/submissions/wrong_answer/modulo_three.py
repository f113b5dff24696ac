# Wrong: reduces modulo 3 instead of 4.
import sys

for line in sys.stdin:
    taken = int(line) % 3
    print(f"1 {taken}" if taken else 0)
