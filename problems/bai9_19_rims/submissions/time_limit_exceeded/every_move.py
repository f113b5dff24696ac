# Too slow: tries every number of dots that may stay in every region.
import sys
from functools import reduce
from operator import xor

_, *x = map(int, sys.stdin.read().split())
total = reduce(xor, x)
for i, dots in enumerate(x):
    stay = 0
    while stay < dots and total ^ dots ^ stay != 0:
        stay += 1
    if stay < dots:
        print(1, i + 1, stay, 0)
        sys.exit()
print(0)
