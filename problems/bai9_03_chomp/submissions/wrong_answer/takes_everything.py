# Wrong: plays as if taking the last cell won, and takes everything.
import sys

lines = sys.stdin.read().split("\n")
q = int(lines[0].split()[2])
print("1 1 1\n" * q, end="")
