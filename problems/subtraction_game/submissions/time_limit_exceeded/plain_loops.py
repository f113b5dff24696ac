# Too slow: the plain double loop.
import sys


def main():
    words = sys.stdin.buffer.read().split()
    n, takes = int(words[0]), [int(word) for word in words[1:]]
    lost = [False] * (n + 1)
    for p in range(n + 1):
        wins = False
        for s in takes:
            if s > p:
                break
            if lost[p - s]:
                wins = True
                break
        lost[p] = not wins
    for s in takes:
        if s <= n and lost[n - s]:
            print(1, s)
            return
    print(0)


main()
