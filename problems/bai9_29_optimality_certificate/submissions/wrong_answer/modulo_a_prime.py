# Wrong: compares lo and hi modulo 10^9 + 7, and takes the least and the greatest in doubles.
import sys

PRIME = 10**9 + 7


def number(word):
    a, _, b = word.partition("/")
    a, b = int(a), int(b or 1)
    return a / b, a * pow(b, -1, PRIME)


tokens = sys.stdin.read().split()
m, n = int(tokens[0]), int(tokens[1])
a = [list(map(int, tokens[2 + i * n : 2 + i * n + n])) for i in range(m)]
rest = list(map(number, tokens[2 + m * n :]))
p, q = rest[:m], rest[m:]


def total(weights, payoffs):
    return tuple(sum(w[k] * x for w, x in zip(weights, payoffs)) for k in range(2))


lo = min(total(p, [a[i][j] for i in range(m)]) for j in range(n))
hi = max(total(q, a[i]) for i in range(m))
print(int((lo[1] - hi[1]) % PRIME == 0))
print("%.15g %.15g" % (lo[0], hi[0]))
