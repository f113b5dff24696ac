# Too slow: asks for every heads coin where in the list of prefix values the wanted one stands, from the left each time.
n = int(input())
coins = input()
g = 0
prefixes = [0]
for x in range(1, n + 1):
    low = x & -x
    if coins[x - 1] == "1":
        g ^= low
    prefixes.append(prefixes[-1] ^ low)
print(g)
if g:
    for r in range(n, 0, -1):
        if coins[r - 1] == "1":
            wanted = prefixes[r] ^ g
            if wanted in prefixes[:r]:
                print(prefixes.index(wanted) + 1, r)
                break
