# Too slow: cuts one coin off the left end of the row after the other, and copies all that is left each time.
n = int(input())
coins = input()
g = 0
x = 0
rest = coins
while rest:
    if rest[0] == "1":
        g ^= x
    rest = rest[1:]
    x += 1
print(g)
for x in range(n + 1):
    if coins[x] == "1" and x ^ g < x:
        print(x, x ^ g)
        break
