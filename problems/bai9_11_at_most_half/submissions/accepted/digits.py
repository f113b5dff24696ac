# Works on the binary digits as a string: drop the ones at the end, then one zero.
import sys


def value(n):
    digits = bin(n)[2:].rstrip("1")[:-1]
    return int(digits, 2) if digits else 0


print("\n".join(str(value(int(line))) for line in sys.stdin))
