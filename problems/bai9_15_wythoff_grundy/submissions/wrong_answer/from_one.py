# Wrong: writes the squares 1 to n of each line instead of 0 to n - 1.
n = int(input()) + 1
lines, diagonals = [0] * n, [0] * n
table = [[0] * n for _ in range(n)]
for x in range(n):
    for y in range(x + 1):
        used = lines[x] | lines[y] | diagonals[x - y]
        bit = (used + 1) & ~used
        lines[x] |= bit
        lines[y] |= bit
        diagonals[x - y] |= bit
        table[x][y] = table[y][x] = bit.bit_length() - 1
for row in table[1:]:
    print(*row[1:])
