# Wrong: takes the game for one about the parity of the number of standing turtles.
import sys

n, row = sys.stdin.read().split()
print("0" if row.count("1") % 2 == 0 else f"1 {row.rindex('1') + 1} 0")
