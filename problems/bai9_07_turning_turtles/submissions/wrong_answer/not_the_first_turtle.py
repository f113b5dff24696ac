# Wrong: never turns turtle 1 in first place, as if a move had to have two turtles.
import sys

n, row = sys.stdin.read().split()
places = [place for place, turtle in enumerate(row, 1) if turtle == "1"]
total = 0
for place in places:
    total ^= place
answer = "0"
for place in places[::-1]:
    if total and place > 1 and place ^ total < place:
        answer = f"1 {place} {place ^ total}"
        break
print(answer)
