# Wrong: takes a position for lost only if no coin lies heads, and turns the last one that does.
import sys

lines = sys.stdin.read().split("\n")
n = int(lines[0])
heads = [(x, y) for y in range(n + 1) for x, coin in enumerate(lines[y + 1].split()) if coin == "1"]
if heads:
    print(1)
    print(*heads[-1])
else:
    print(0)
