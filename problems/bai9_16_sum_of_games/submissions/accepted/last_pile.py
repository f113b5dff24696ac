# The same idea from the last pile to the first, with Python's bit_length.
import sys


def value(t, n):
    if t == b"N":
        return n
    if t == b"H":
        return n.bit_length()
    return 0 if n == 0 else n // 2 + 1 if n % 2 else n // 2 - 1


def left(t, n, w):
    if t == b"N":
        return w
    if t == b"H":
        return (1 << w) >> 1
    if n % 2 == 0:
        return 2 * w + 2
    return max(2 * w - 1, 0)


def main():
    words = sys.stdin.buffer.read().split()
    kinds = words[1::2]
    sizes = list(map(int, words[2::2]))
    total = 0
    for t, n in zip(kinds, sizes):
        total ^= value(t, n)
    if total == 0:
        print(0)
        return
    for i in range(len(sizes) - 1, -1, -1):
        v = value(kinds[i], sizes[i])
        if v ^ total < v:
            print(1, i + 1, left(kinds[i], sizes[i], v ^ total))
            return


main()
