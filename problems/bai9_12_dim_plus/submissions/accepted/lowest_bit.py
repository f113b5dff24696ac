# The lowest one of the pile in binary: its place, counted from 1, is the value, and 0 has none.
import sys

print("\n".join(str((n & -n).bit_length()) for n in map(int, sys.stdin)))
