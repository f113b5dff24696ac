# Wrong: gives the piles of 0 and 1, from which there is no move, the value 1.
import sys


def value(n):
    if n < 2:
        return 1
    while n % 2 == 1 and n > 1:
        n //= 2
    return n // 2


print("\n".join(str(value(int(line))) for line in sys.stdin))
