# Backward induction with a list in place of recursion.
import sys


def main():
    lines = sys.stdin.buffer.read().split(b"\n")
    n = int(lines[0])
    value = [0] * (n + 1)
    below = [()] * (n + 1)
    mover = [0] * (n + 1)
    for v in range(1, n + 1):
        words = lines[v].split()
        if words[0] == b"L":
            value[v] = int(words[1])
        else:
            mover[v] = int(words[0])
            below[v] = list(map(int, words[2:]))
    order = [1]
    for v in order:
        order.extend(below[v])
    choice = [0] * (n + 1)
    for v in reversed(order):
        if below[v]:
            values = [value[c] for c in below[v]]
            value[v] = max(values) if mover[v] == 1 else min(values)
            choice[v] = values.index(value[v]) + 1
    print(value[1])
    print(*(choice[v] for v in range(1, n + 1) if below[v]))


main()
