# Wrong: the nim-sum of the coordinates, which leaves out the diagonal.
n = int(input())
for x in range(n):
    print(*(x ^ y for y in range(n)))
