# Takes everything but the highest one in binary: also a winning move, and seldom the smallest.
import sys

out = []
for word in sys.stdin.buffer.read().split():
    n = int(word)
    x = n - (1 << (n.bit_length() - 1))
    out.append(f"1 {x}" if x else "0")
print("\n".join(out))
