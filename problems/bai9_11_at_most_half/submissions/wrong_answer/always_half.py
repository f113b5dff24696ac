# Wrong: an odd pile gets half its size too.
import sys

print("\n".join(str(int(line) // 2) for line in sys.stdin))
