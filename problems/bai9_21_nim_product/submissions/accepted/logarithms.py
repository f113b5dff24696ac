# Logarithms of the 16-bit nimbers; numbers of 64 bits are pairs of pairs of those.
import sys
from functools import lru_cache


@lru_cache(maxsize=None)
def slow(x, y):
    """The product by Conway's rules on halves, for making tables."""
    if x < 2 or y < 2:
        return x * y
    half = 1
    while max(x, y) >> (2 * half):
        half *= 2
    mask = (1 << half) - 1
    a, b, c, d = x >> half, x & mask, y >> half, y & mask
    ac = slow(a, c)
    return (ac ^ slow(a, d) ^ slow(b, c)) << half ^ slow(b, d) ^ slow(ac, 1 << (half - 1))


def powers_of(base):
    """1, base, base^2, … until 1 comes again; multiplication by base is linear, so two tables do it."""
    of_bit = [slow(base, 1 << i) for i in range(16)]
    low, high = [0], [0]
    for i in range(8):
        low += [value ^ of_bit[i] for value in low]
        high += [value ^ of_bit[8 + i] for value in high]
    powers = [1]
    power = base
    while power != 1:
        powers.append(power)
        power = low[power & 255] ^ high[power >> 8]
    return powers


base = 256
exp = powers_of(base)
while len(exp) < 65535:
    base += 1
    exp = powers_of(base)
# The logarithm of 0 points behind all sums of two others, where only zeros stand.
log = [0] * 65536
for place, power in enumerate(exp):
    log[power] = place
log[0] = 2 * 65535
exp = exp + exp + [0] * (2 * 65535 + 1)
HALF = log[1 << 15]


def product32(a, b, c, d):
    """(a, b) times (c, d), each high and low 16 bits."""
    low = exp[log[b] + log[d]]
    top = exp[log[a] + log[c]]
    return exp[log[a ^ b] + log[c ^ d]] ^ low, low ^ exp[log[top] + HALF]


def main():
    out = []
    for line in sys.stdin.buffer:
        x, y = map(int, line.split())
        a, b, c, d = x >> 48, x >> 32 & 65535, x >> 16 & 65535, x & 65535
        e, f, g, h = y >> 48, y >> 32 & 65535, y >> 16 & 65535, y & 65535
        top_a, top_b = product32(a, b, e, f)
        low_a, low_b = product32(c, d, g, h)
        mid_a, mid_b = product32(a ^ c, b ^ d, e ^ g, f ^ h)
        # Times 2^31 = 2^16 ⊗ 2^15.
        once = exp[log[top_a] + HALF]
        low = (low_a ^ exp[log[top_a ^ top_b] + HALF]) << 16 | low_b ^ exp[log[once] + HALF]
        out.append(((mid_a ^ low_a) << 16 | mid_b ^ low_b) << 32 | low)
    print("\n".join(map(str, out)))


main()
