# Looks at the last decimal digit only, and divides in the middle: both halves, or the halves with one counter moved.
import sys

out = []
for line in sys.stdin:
    for word in line.split():
        if word[-1] in "02468":
            half = int(word) // 2
            shift = 1 - half % 2
            out.append(f"1 {half - shift} {half + shift}")
            break
    else:
        out.append("0")
print("\n".join(out))
