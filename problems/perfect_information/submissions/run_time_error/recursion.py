# Breaks on deep trees: recursion, which the interpreter stops at a depth of 1000.
import sys


def value(v):
    kind = nodes[v][0]
    if kind == b"L":
        return int(nodes[v][1])
    values = [value(int(c)) for c in nodes[v][2:]]
    best = max(values) if kind == b"1" else min(values)
    choice[v] = values.index(best) + 1
    return best


nodes = [line.split() for line in sys.stdin.buffer]
choice = {}
print(value(1))
print(*(choice[v] for v in sorted(choice)))
