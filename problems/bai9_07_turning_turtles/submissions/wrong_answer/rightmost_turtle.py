# Wrong: always turns the rightmost standing turtle, even where the second one would lie to its right.
import sys

n, row = sys.stdin.read().split()
places = [place for place, turtle in enumerate(row, 1) if turtle == "1"]
total = 0
for place in places:
    total ^= place
print(f"1 {places[-1]} {places[-1] ^ total}" if total else "0")
