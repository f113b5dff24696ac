# The lost positions of a board, in lexicographic order; each marks those from which a move leads to it.
import sys


def table(m, n):
    """What each column contributes to the number of a position, and for each number a winning move or 0."""
    ways = [list(range(m + 1))]
    for _ in range(n - 1):
        sums, total = [], 0
        for way in ways[-1]:
            total += way
            sums.append(total)
        ways.append(sums)
    ways.reverse()
    count = 1 + sum(column[m] for column in ways)
    marked = bytearray(count)
    marked[0] = 1
    moves = [0] * count

    def raised(i, end, base, cap, number, move):
        way = ways[i]
        number -= way[base]
        for height in range(base + 1, cap + 1):
            marked[number + way[height]] = 1
            moves[number + way[height]] = move
            if i + 1 < end:
                raised(i + 1, end, base, height, number + way[height], move)

    number = marked.find(0)
    while number >= 0:
        heights, rest, height = [], number, m
        for way in ways:
            while way[height] > rest:
                height -= 1
            rest -= way[height]
            heights.append(height)
        start = 0
        while start < n:
            end = start
            while end < n and heights[end] == heights[start]:
                end += 1
            above = heights[start - 1] if start > 0 else m
            raised(start, end, heights[start], above, number, (start + 1, heights[start] + 1))
            start = end
        number = marked.find(0, number + 1)
    return ways, moves


def main():
    tables = {}
    for _ in range(int(sys.stdin.readline())):
        first, m, n, *heights = map(int, sys.stdin.readline().split())
        if (m, n) not in tables:
            tables[m, n] = table(m, n)
        ways, moves = tables[m, n]
        mine = first == 1
        while heights[0] > 0:
            if mine:
                move = moves[sum(way[height] for way, height in zip(ways, heights))]
                x, y = move or (heights.count(heights[0]), heights[0])
                print(x, y, flush=True)
            else:
                line = sys.stdin.readline().split()
                if len(line) < 2:
                    return
                x, y = map(int, line)
            heights[x - 1:] = [min(height, y - 1) for height in heights[x - 1:]]
            mine = not mine


main()
