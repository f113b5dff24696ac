# The simplex method in fractions, so that the mixture is exact.
import random
import sys
from fractions import Fraction


def mixture(matrix):
    """The optimal weights of the rows, up to a factor."""
    m, n = len(matrix), len(matrix[0])
    least = min(map(min, matrix))
    # The border of ones to the right, of minus ones below; the payoffs are positive.
    table = [[Fraction(x - least + 1) for x in row] + [Fraction(1)] for row in matrix]
    table.append([Fraction(-1)] * n + [Fraction(0)])
    top, left = list(range(n)), list(range(n, n + m))
    while True:
        # Bland's rule: the first of all variables, so that it never goes in circles.
        columns = [j for j in range(n) if table[m][j] < 0]
        if not columns:
            break
        c = min(columns, key=lambda j: top[j])
        rows = [i for i in range(m) if table[i][c] > 0]
        r = min(rows, key=lambda i: (table[i][n] / table[i][c], left[i]))
        pivot = table[r][c]
        for i in range(m + 1):
            if i != r and table[i][c] != 0:
                factor = table[i][c] / pivot
                for j in range(n + 1):
                    if j != c:
                        table[i][j] -= factor * table[r][j]
                table[i][c] = -factor
        for j in range(n + 1):
            if j != c:
                table[r][j] /= pivot
        table[r][c] = 1 / pivot
        left[r], top[c] = top[c], left[r]
    weights = [Fraction(0)] * m
    for j in range(n):
        if top[j] >= n:
            weights[top[j] - n] = table[m][j]
    return weights


def main():
    rounds, m, n = map(int, sys.stdin.readline().split())
    matrix = [list(map(int, sys.stdin.readline().split())) for _ in range(m)]
    weights = [float(weight) for weight in mixture(matrix)]
    chance = random.Random()
    for row in chance.choices(range(1, m + 1), weights, k=rounds):
        sys.stdout.write("%d\n" % row)
        sys.stdout.flush()
        if int(sys.stdin.readline() or -1) < 0:
            return


main()
