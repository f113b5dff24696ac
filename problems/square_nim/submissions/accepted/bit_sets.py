# For each value a long number whose digits say which piles have a move to it: the squares, moved up by each pile of
# that value. A block of piles at a time, so that most of the work is on short numbers.
import sys

BLOCK = 512


def values(most):
    squares = sum(1 << root * root for root in range(1, int(most ** 0.5) + 2))
    near = squares & ((1 << BLOCK) - 1)
    reach = [0] * 128
    result = []
    for start in range(0, most + 1, BLOCK):
        squares &= (1 << (most - start + 1)) - 1
        here = [row & ((1 << BLOCK) - 1) for row in reach]
        for place in range(min(BLOCK, most + 1 - start)):
            bit, value = 1 << place, 0
            while here[value] & bit:
                value += 1
            result.append(value)
            here[value] |= near << place
            reach[value] |= squares << place
        reach = [row >> BLOCK for row in reach]
    return result


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    misere, piles = data[0] == 1, data[2:]
    g = values(max(piles))
    total = big = 0
    for pile in piles:
        total ^= g[pile]
        big += g[pile] > 1
    lower, raised = [], []
    for i, pile in enumerate(piles):
        target = total ^ g[pile]
        if misere and big == (g[pile] > 1):
            target ^= 1
        if target < g[pile]:
            lower.append((i, target))
        elif target > g[pile] and pile > 0 and g[pile] == 0:
            raised.append((i, target))
    for i, target in lower[-1:] + raised[-1:]:
        root = 1
        while root * root <= piles[i]:
            if g[piles[i] - root * root] == target:
                print(1, i + 1, piles[i] - root * root)
                return
            root += 1
    print(0)


main()
