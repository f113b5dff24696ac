# Sinks first; the values that the successors of a vertex have are collected as they become known.
import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m = data[0], data[1]
    before = [None] * (n + 1)
    left = [0] * (n + 1)
    for u, v in zip(data[2::2], data[3::2]):
        if before[v] is None:
            before[v] = [u]
        else:
            before[v].append(u)
        left[u] += 1
    reached = [None] * (n + 1)
    value = [0] * (n + 1)
    ready = [v for v in range(1, n + 1) if left[v] == 0]
    while ready:
        v = ready.pop()
        mex = 0
        values = reached[v]
        if values is not None:
            if len(values) > 2:
                values = set(values)
            while mex in values:
                mex += 1
            value[v] = mex
            reached[v] = None
        for u in before[v] or ():
            if reached[u] is None:
                reached[u] = [mex]
            else:
                reached[u].append(mex)
            left[u] -= 1
            if left[u] == 0:
                ready.append(u)
    print(*value[1:])


main()
