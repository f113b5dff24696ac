# Whole numbers only: values are rounded to 25 decimals between games, and each matrix is then solved without rounding.
import sys

UNIT = 10 ** 25


def digits(numerator, denominator):
    """The fraction as a decimal with 20 digits after the point."""
    sign = "-" if numerator < 0 else ""
    scaled = (2 * abs(numerator) * 10 ** 20 + denominator) // (2 * denominator)
    return "%s%d.%020d" % (sign, scaled // 10 ** 20, scaled % 10 ** 20)


def simplex(a):
    """The value as a fraction, p and q as whole weights over one denominator."""
    m, n = len(a), len(a[0])
    up = 1 - min(map(min, a))
    t = [[x + up for x in row] + [1] for row in a] + [[-1] * n + [0]]
    d = 1
    top, left = list(range(n)), list(range(n, n + m))
    while True:
        entering = [(top[j], j) for j in range(n) if t[m][j] < 0]
        if not entering:
            break
        c = min(entering)[1]
        r = None
        for i in range(m):
            if t[i][c] > 0:
                if r is None:
                    r = i
                    continue
                here, best = t[i][n] * t[r][c], t[r][n] * t[i][c]
                if (here, left[i]) < (best, left[r]):
                    r = i
        pivot, row_r = t[r][c], t[r]
        for i in range(m + 1):
            if i != r:
                factor = t[i][c]
                t[i] = [(x * pivot - factor * y) // d for x, y in zip(t[i], row_r)]
                t[i][c] = -factor
        row_r[c] = d
        d = pivot
        left[r], top[c] = top[c], left[r]
    total = t[m][n]
    p, q = [0] * m, [0] * n
    for j in range(n):
        if top[j] >= n:
            p[top[j] - n] = t[m][j]
    for i in range(m):
        if left[i] < n:
            q[left[i]] = t[i][n]
    return d - up * total, total, p, q


def main():
    words = iter(sys.stdin.read().split())
    k = int(next(words))
    games = []
    for _ in range(k):
        m, n = int(next(words)), int(next(words))
        games.append([[next(words) for _ in range(n)] for _ in range(m)])
    values = [None] * k
    answers = [None] * k

    def worth(word):
        return values[int(word[1:]) - 1] if word[0] == "G" else int(word) * UNIT

    # Again and again through the file: at least the games that lead to solved ones only are solved each time.
    while None in values:
        for g in range(k):
            if values[g] is not None:
                continue
            matrix = [[worth(word) for word in row] for row in games[g]]
            if any(None in row for row in matrix):
                continue
            numerator, denominator, p, q = simplex(matrix)
            values[g] = (2 * numerator + denominator) // (2 * denominator)
            answers[g] = [
                digits(numerator, denominator * UNIT),
                " ".join(digits(x, denominator) for x in p),
                " ".join(digits(x, denominator) for x in q),
            ]
    for answer in answers:
        print("\n".join(answer))


main()
