# Wrong: forgets that an odd pile may be taken whole.
import sys

print("\n".join(str(max(0, (n - 1) // 2)) for n in map(int, sys.stdin)))
