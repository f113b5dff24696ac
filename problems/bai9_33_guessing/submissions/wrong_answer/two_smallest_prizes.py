# Wrong: both players think of the two smallest prizes only, as if nothing were ever hidden behind a larger one.
n = int(input())
d = list(map(int, input().split()))
order = sorted(range(n), key=lambda j: d[j])[:2]
weights = [1 / d[j] if j in order else 0 for j in range(n)]
total = sum(weights)
print(1 / total)
print(*[w / total for w in weights])
print(*[w / total for w in weights])
