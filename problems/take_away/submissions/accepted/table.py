# A table of the lost numbers of counters for each game, from the rules alone.
import sys


def winning_takes(counters, most):
    """For each number of counters what wins, or 0."""
    takes = [0]
    last_lost = 0
    for number in range(1, counters + 1):
        if number - last_lost <= most:
            takes.append(number - last_lost)
        else:
            takes.append(0)
            last_lost = number
    return takes


def main():
    for _ in range(int(sys.stdin.readline())):
        first, counters, most = map(int, sys.stdin.readline().split())
        takes = winning_takes(counters, most)
        mine = first == 1
        while counters > 0:
            if mine:
                take = takes[counters] or 1
                print(take, flush=True)
            else:
                take = int(sys.stdin.readline())
                if take < 0:
                    return
            counters -= take
            mine = not mine


main()
