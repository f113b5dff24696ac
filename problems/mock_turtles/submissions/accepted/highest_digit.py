# Searches from the right, and splits off the highest digit where two coins are needed.
def value(x):
    return 2 * x + 1 - bin(x).count("1") % 2


def main():
    n, row = int(input()), input()
    heads = [x for x in range(n + 1) if row[x] == "1"]
    g = 0
    for x in heads:
        g ^= value(x)
    print(g)
    if not g:
        return
    top = g.bit_length() - 1
    x = next(x for x in reversed(heads) if value(x) >> top & 1)
    v = value(x) ^ g
    ones = bin(v).count("1")
    if ones == 0:
        coins = [x]
    elif ones % 2:
        coins = [v // 2, x]
    else:
        high = 1 << v.bit_length() - 1
        coins = [(v - high) // 2, x, high // 2]
    print(len(coins), *coins)


main()
