# A table of nim products, filled by linearity, and all pairs of smaller values.
import sys

BITS = 9


def products_of_powers():
    """2^i times 2^j for i, j below 16, by the rules for Fermat powers."""
    table = {}

    def multiply(x, y):
        result = 0
        for i in range(x.bit_length()):
            if x >> i & 1:
                for j in range(y.bit_length()):
                    if y >> j & 1:
                        result ^= power(i, j)
        return result

    def power(i, j):
        if i == 0 or j == 0:
            return 1 << i + j
        if (i, j) not in table:
            k = 1
            while 2 * k <= max(i, j):
                k *= 2
            # F is 2^k.
            if i & k and j & k:
                rest = power(i - k, j - k)
                table[i, j] = rest << k ^ multiply(rest, 1 << k - 1)
            elif i & k:
                table[i, j] = power(i - k, j) << k
            else:
                table[i, j] = power(i, j - k) << k
        return table[i, j]

    return [[power(i, j) for j in range(BITS)] for i in range(BITS)]


POWERS = products_of_powers()


def row_of_products(x):
    """x times 0, 1, 2, ... below 512."""
    row = [0]
    for j in range(BITS):
        single = 0
        for i in range(BITS):
            if x >> i & 1:
                single ^= POWERS[i][j]
        row += [single ^ known for known in row]
    return row


def value(game, x):
    if game == "W":
        return x
    if game == "T":
        return x + 1
    if game == "M":
        return 2 * x + (bin(x).count("1") + 1) % 2
    return x + 1 & -(x + 1)


def turn(game, x, rest):
    if game == "W":
        return [x, rest]
    if game == "T":
        return [x, rest - 1] if rest else [x]
    if game == "M":
        if bin(rest).count("1") % 2:
            return [x, rest // 2]
        low = rest & -rest
        return [x, low // 2, (rest - low) // 2] if rest else [x]
    coins = [x]
    while rest:
        coins.append(coins[-1] - 1)
        rest ^= value(game, coins[-1])
    return coins


def main():
    words = sys.stdin.read().split()
    s, t, r, c = words[0], words[1], int(words[2]), int(words[3])
    board = words[4:]
    h = [value(t, y) for y in range(c)]
    total = 0
    tables = [row_of_products(value(s, x)) for x in range(r)]
    for x in range(r):
        columns = 0
        for y in range(c):
            if board[x][y] == "1":
                columns ^= h[y]
        total ^= tables[x][columns]
    if total == 0:
        print(0)
        return
    for x in range(r - 1, -1, -1):
        g = value(s, x)
        for y in range(c):
            if board[x][y] == "0" or tables[x][h[y]] ^ total >= tables[x][h[y]]:
                continue
            for u in range(g):
                row = row_of_products(u ^ g)
                for w in range(h[y]):
                    if row[w ^ h[y]] == total:
                        a, b = turn(s, x, u), turn(t, y, w)
                        print(1, len(a), len(b))
                        print(*a)
                        print(*b)
                        return


main()
