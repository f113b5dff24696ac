# Ordinary Nim on the files bai9_6.inp and bai9_6.out; lowers the largest pile that can be lowered.
from functools import reduce
from operator import xor

with open("bai9_6.inp") as source:
    n, a, b = map(int, source.readline().split())
    piles = list(map(int, source.readline().split()))
total = reduce(xor, piles, 0)
moves = [(pile, index) for index, pile in enumerate(piles, 1) if pile ^ total < pile]
with open("bai9_6.out", "w") as target:
    if moves:
        pile, index = max(moves)
        print(1, index, pile ^ total, file=target)
    else:
        print(0, file=target)
