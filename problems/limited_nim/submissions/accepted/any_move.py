# For each pile from the last to the first: the remainder that it should have, and any move to it, down or up.
import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    misere, n = data[0] == 1, data[1]
    limits, sizes = data[2::2], data[3::2]
    rests = [size % (limit + 1) for limit, size in zip(limits, sizes)]
    total = 0
    for rest in rests:
        total ^= rest
    big = sum(rest > 1 for rest in rests)
    for i in reversed(range(n)):
        rest, limit = rests[i], limits[i]
        target = total ^ rest
        if misere and big == (rest > 1):
            target ^= 1
        if target == rest:
            break
        taken = (rest - target) % (limit + 1)
        if target <= limit and taken <= sizes[i]:
            print(1, i + 1, sizes[i] - taken)
            return
    print(0)


main()
