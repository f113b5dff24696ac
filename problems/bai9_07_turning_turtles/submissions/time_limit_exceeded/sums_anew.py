# Too slow: computes the nim-sum of all the other standing turtles anew for every turtle, O(n^2).
import sys

n, row = sys.stdin.read().split()
places = [place for place, turtle in enumerate(row, 1) if turtle == "1"]
for x in places:
    y = 0
    for place in places:
        if place != x:
            y ^= place
    if y < x:
        print(1, x, y)
        break
else:
    print(0)
