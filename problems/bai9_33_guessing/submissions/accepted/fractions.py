# Right: everybody plays j in proportion to 1 / d_j; exact fractions over the common multiple of all prizes, with the files of
# the statement.
from math import gcd

with open("bai9_33.inp") as source:
    n = int(source.readline())
    d = list(map(int, source.readline().split()))
common = 1
for x in d:
    common = common * x // gcd(common, x)
total = sum(common // x for x in d)
with open("bai9_33.out", "w") as target:
    line = " ".join("%d/%d" % (common // x, total) for x in d)
    target.write("%d/%d\n%s\n%s\n" % (common, total, line, line))
