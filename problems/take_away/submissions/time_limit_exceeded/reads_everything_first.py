# Too slow: reads all of its input before it moves, and waits for ever.
import sys

words = sys.stdin.read().split()
games = int(words[0])
at = 1
for _ in range(games):
    first, counters, most = map(int, words[at : at + 3])
    at += 3
    mine = first == 1
    while counters > 0:
        if mine:
            take = counters % (most + 1) or 1
            print(take, flush=True)
        else:
            take = int(words[at])
            at += 1
        counters -= take
        mine = not mine
