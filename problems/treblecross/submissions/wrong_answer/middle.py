# Wrong: wins at once if it can, and otherwise writes into the middle of an odd run and mirrors; even ones are given up.
n, row = int(input()), input()
for three, place in (("110", 2), ("101", 1), ("011", 0)):
    if three in row:
        print(1, row.index(three) + place + 1)
        break
else:
    safe = [i for i in range(n) if "1" not in row[max(0, i - 2):i + 3]]
    if len(safe) % 2:
        print(1, safe[len(safe) // 2] + 1)
    else:
        print(0)
