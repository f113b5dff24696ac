# Wrong: takes all parts but the largest, even where the opponent may then take the largest.
import sys

fib = [1, 2]
while fib[-1] <= 10**18:
    fib.append(fib[-1] + fib[-2])

for line in sys.stdin:
    n = int(line)
    x = n - max(f for f in fib if f <= n)
    print(f"1 {x}" if x else "0")
