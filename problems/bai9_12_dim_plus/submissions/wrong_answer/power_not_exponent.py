# Wrong: writes the largest power of two that divides the pile instead of its exponent plus one.
import sys

print("\n".join(str(n & -n) for n in map(int, sys.stdin)))
