# Sinks first, with sets; the verdict by theorem 1.1: what moves from each vertex lead to.
import sys


def mex(values):
    found = 0
    while found in values:
        found += 1
    return found


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    after = [None] * (n + 1)
    before = [None] * (n + 1)
    left = [0] * (n + 1)
    for u, v in zip(data[2::2], data[3::2]):
        if after[u] is None:
            after[u] = [v]
        else:
            after[u].append(v)
        if before[v] is None:
            before[v] = [u]
        else:
            before[v].append(u)
        left[u] += 1
    normal = [0] * (n + 1)
    misere = [1] * (n + 1)
    ready = [v for v in range(1, n + 1) if left[v] == 0]
    tame = True
    while ready:
        v = ready.pop()
        if after[v] is not None:
            plus = {normal[w] for w in after[v]}
            minus = {misere[w] for w in after[v]}
            normal[v] = mex(plus)
            misere[v] = mex(minus)
            if tame and (normal[v] > 1 or misere[v] > 1):
                genera = {(normal[w], misere[w]) for w in after[v]}
                tame = genera >= {(0, 1), (1, 0)} or genera >= {(0, 0), (1, 1)}
        for u in before[v] or ():
            left[u] -= 1
            if left[u] == 0:
                ready.append(u)
    print(int(tame))
    print("\n".join("%d %d" % pair for pair in zip(normal[1:], misere[1:])))


main()
