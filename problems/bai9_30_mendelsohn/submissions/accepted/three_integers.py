# The same as unreduced fractions, with the files of the statement.
with open("bai9_30.inp") as source, open("bai9_30.out", "w") as target:
    for line in source:
        n, w, l = map(int, line.split())
        if n == 1:
            weights = [1]
        elif n == 2:
            weights = [0, 1]
        else:
            weights = [w, l, w] + [0] * (n - 3)
        total = sum(weights)
        print(*["%d/%d" % (weight, total) if weight else "0" for weight in weights], file=target)
