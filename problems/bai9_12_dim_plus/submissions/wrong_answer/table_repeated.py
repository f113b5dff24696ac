# Wrong: sees a period of 1024 in the first values and repeats it, so that no value is above 11.
import sys

table = [11] + [(n & -n).bit_length() for n in range(1, 1024)]
for line in sys.stdin:
    n = int(line)
    print(table[n % 1024] if n > 0 else 0)
