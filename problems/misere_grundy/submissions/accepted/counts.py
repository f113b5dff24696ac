# Only how many piles of each size there are matters: the genus of a sum, by both values of each size.
import sys

GENUS = {1: (0, 1), 2: (0, 1)}


def added(one, other):
    total = one[0] ^ other[0]
    return total, 1 - total if one[0] != one[1] and other[0] != other[1] else total


def mex(values):
    return next(i for i in range(9) if i not in values)


for pile in range(3, 13):
    sums = [added(GENUS[a], GENUS[pile - a]) for a in range(1, (pile + 1) // 2)]
    GENUS[pile] = mex({one for one, _ in sums}), mex({other for _, other in sums})

data = list(map(int, sys.stdin.read().split()))
piles = data[1:]
count = [piles.count(size) for size in range(13)]


def genus_of_all():
    result = (0, 1)
    for size in range(1, 13):
        # Equal piles cancel two by two, but firm ones leave a firm 0.
        if count[size] >= 2 and GENUS[size][0] == GENUS[size][1]:
            result = added(result, (0, 0))
        if count[size] % 2 == 1:
            result = added(result, GENUS[size])
    return result


def answer():
    for size in range(3, 13):
        if count[size] == 0:
            continue
        for a in range(1, (size + 1) // 2):
            for part, change in ((size, -1), (a, 1), (size - a, 1)):
                count[part] += change
            lost = genus_of_all()[1] == 0
            for part, change in ((size, -1), (a, 1), (size - a, 1)):
                count[part] -= change
            if lost:
                return "1 %d %d %d" % (piles.index(size) + 1, a, size - a)
    return "0"


print(answer())
