# The same values by whole slices; looks for the move from the right end of the row.
from operator import xor


def main():
    n = int(input())
    row = input()
    g = [0] * (n + 1)
    for x in range(3, n + 1):
        half = (x - 1) // 2
        reached = set(map(xor, g[1 : half + 1], g[x - 1 : x - half - 1 : -1]))
        value = 0
        while value in reached:
            value += 1
        g[x] = value
    total = 0
    for x, coin in enumerate(row):
        if coin == "1":
            total ^= g[x]
    print(total)
    if total == 0:
        return
    for x in range(n, 2, -1):
        if row[x] == "1":
            wanted = total ^ g[x]
            for a in range((x - 1) // 2, 0, -1):
                if g[a] ^ g[x - a] == wanted:
                    print(x, a)
                    return


main()
