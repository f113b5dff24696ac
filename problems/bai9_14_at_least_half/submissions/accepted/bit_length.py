# The bit length that Python's integers know of themselves.
import sys

print("\n".join(str(int(line).bit_length()) for line in sys.stdin))
