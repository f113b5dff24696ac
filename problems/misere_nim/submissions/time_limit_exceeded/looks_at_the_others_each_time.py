# Too slow: looks for the largest of the other piles before it knows whether there is a move in this one.
n = int(input())
piles = list(map(int, input().split()))
total = 0
for pile in piles:
    total ^= pile
if max(piles) <= 1:
    print(f"1 {piles.index(1) + 1} 0" if total == 0 else 0)
elif total == 0:
    print(0)
else:
    for i in range(n):
        others = max(piles[:i] + piles[i + 1:], default=0)
        left = piles[i] ^ total
        if others <= 1:
            left ^= 1
        if left < piles[i]:
            print(1, i + 1, left)
            break
