# Crashes: writes the weights of 1, 2 and 3 into a list of n, though n may be 1 or 2.
import sys

for line in sys.stdin:
    n, w, l = map(int, line.split())
    weights = [0] * n
    weights[0], weights[1], weights[2] = w, l, w
    total = sum(weights)
    print(*["%d/%d" % (weight, total) for weight in weights])
