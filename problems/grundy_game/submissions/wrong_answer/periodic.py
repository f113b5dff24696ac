# Wrong: takes the values 0 2 1 that come four times in a row for a period.
n = int(input())
g = [0, 0, 1] + [(0, 2, 1)[pile % 3] for pile in range(n)]
print(*g[:n])
