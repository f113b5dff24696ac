# Finds all pairs of digits that a right corner may have, and shows the last such corner on the board.
import sys


def times(x, y, half=8):
    if x < 2 or y < 2:
        return x * y
    mask = (1 << half) - 1
    a, b, c, d = x >> half, x & mask, y >> half, y & mask
    ac = times(a, c, half // 2)
    bd = times(b, d, half // 2)
    return (times(a ^ b, c ^ d, half // 2) ^ bd) << half ^ bd ^ times(ac, 1 << (half - 1), half // 2)


def row(x, side):
    """x times 0, 1, …, side - 1: linear, so each further digit doubles the list."""
    products = [0]
    while len(products) < side:
        digit = times(x, len(products))
        products += [product ^ digit for product in products]
    return products


def main():
    lines = sys.stdin.read().split("\n")
    n = int(lines[0])
    board = [line.split() for line in lines[1 : n + 2]]
    side = 1 << n.bit_length()
    table = [row(y, side) for y in range(side)]
    total = 0
    for y, coins in enumerate(board):
        for value, coin in zip(table[y], coins):
            if coin == "1":
                total ^= value
    if total == 0:
        print(0)
        return
    # Turning from (x ^ u, y ^ v) changes the value by u ⊗ v, and x ^ u < x if x has the highest digit of u.
    digits = set()
    for v in range(1, side):
        for u, product in enumerate(table[v]):
            if product == total:
                digits.add((1 << (u.bit_length() - 1), 1 << (v.bit_length() - 1)))
    for y in range(n, 0, -1):
        for x in range(n, 0, -1):
            if board[y][x] == "1" and any(x & i and y & j for i, j in digits):
                print(1)
                print(x, y)
                return


main()
