# Nim on the places of the standing turtles.
import sys

n, row = sys.stdin.read().split()
places = [place for place, turtle in enumerate(row, 1) if turtle == "1"]
total = 0
for place in places:
    total ^= place
move = next((place for place in places if place ^ total < place), None)
print("0" if move is None else f"1 {move} {move ^ total}")
