# For each number of tokens the least limit with which the player to move wins, from the rules alone.
import sys


def least_winning_takes(most):
    """least[n]: the least take after which the opponent's limit is too low for what is left."""
    least = [most + 1]
    for tokens in range(1, most + 1):
        take = 1
        while take < tokens and least[tokens - take] <= 2 * take:
            take += 1
        least.append(take)
    # Of an empty pile nothing can be taken, so that taking everything wins; least[0] stands for that.
    return least


def main():
    least = least_winning_takes(3000)
    for _ in range(int(sys.stdin.readline())):
        first, tokens, last = map(int, sys.stdin.readline().split())
        limit = 2 * last if last > 0 else tokens - 1
        mine = first == 1
        while tokens > 0:
            if mine:
                take = least[tokens] if least[tokens] <= limit else 1
                print(take, flush=True)
            else:
                take = int(sys.stdin.readline())
                if take < 0:
                    return
            tokens -= take
            limit = 2 * take
            mine = not mine


main()
