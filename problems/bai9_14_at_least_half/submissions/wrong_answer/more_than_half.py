# Wrong: asks for more than half of the pile.
import sys

print("\n".join(str((int(line) + 1).bit_length() - 1) for line in sys.stdin))
