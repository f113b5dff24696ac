# Remembers where each prefix value occurs (each occurs once) and looks the wanted one up for every heads coin.
import sys


def main():
    n, coins = sys.stdin.read().split()
    n = int(n)
    g = 0
    prefix = 0
    where = {0: 0}
    prefixes = [0]
    for x in range(1, n + 1):
        low = x & -x
        if coins[x - 1] == "1":
            g ^= low
        prefix ^= low
        where[prefix] = x
        prefixes.append(prefix)
    print(g)
    if g == 0:
        return
    for r in range(1, n + 1):
        if coins[r - 1] == "1":
            before = where.get(prefixes[r] ^ g, n + 1)
            if before < r:
                print(before + 1, r)
                return


main()
