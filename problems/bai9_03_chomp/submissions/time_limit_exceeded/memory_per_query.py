# Too slow: searches the positions below each query from the rules, with a memory that each query begins anew.
import sys

sys.setrecursionlimit(1 << 20)


def moves(heights):
    for x, height in enumerate(heights):
        for y in range(1, height + 1):
            yield x + 1, y, heights[:x] + tuple(min(h, y - 1) for h in heights[x:])


def lost(heights, known):
    if heights[0] == 0:
        return False
    if heights not in known:
        known[heights] = not any(lost(after, known) for _, _, after in moves(heights))
    return known[heights]


def main():
    lines = sys.stdin.read().split("\n")
    m, n, q = map(int, lines[0].split())
    for line in lines[1 : q + 1]:
        heights = tuple(map(int, line.split()))
        known = {}
        winning = next(((x, y) for x, y, after in moves(heights) if lost(after, known)), None)
        print("0" if winning is None else f"1 {winning[0]} {winning[1]}")


main()
