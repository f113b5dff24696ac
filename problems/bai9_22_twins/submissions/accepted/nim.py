# The same on the string itself, with the places of the heads collected by find.
import sys


def main():
    _, coins = sys.stdin.read().split()
    heads = []
    place = coins.find("1")
    while place >= 0:
        heads.append(place)
        place = coins.find("1", place + 1)
    g = 0
    for x in heads:
        g ^= x
    print(g)
    if g:
        x = next(x for x in heads if x ^ g < x)
        print(x, x ^ g)


main()
