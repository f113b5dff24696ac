// The closed formula: floor(b/a - a/b) in big integers, but one more or less if all quotients of b/a are equal; values
// of what a move leaves are searched by bisection and checked around it.
import java.io.*;
import java.math.BigInteger;
import java.util.StringTokenizer;

public class FloorFormula {
    static long value(long a, long b) {
        if (a == 0) return 0;
        long first = b / a, x = b, y = a;
        int count = 0;
        boolean equal = true;
        while (y > 0) {
            equal &= x / y == first;
            long rest = x % y;
            x = y;
            y = rest;
            ++count;
        }
        BigInteger p = BigInteger.valueOf(a), q = BigInteger.valueOf(b);
        long floor = q.multiply(q).subtract(p.multiply(p)).divide(p.multiply(q)).longValueExact();
        if (!equal) return floor;
        return count % 2 == 1 ? floor + 1 : floor - 1;
    }

    static long sorted(long a, long b) {
        return a <= b ? value(a, b) : value(b, a);
    }

    // A quotient is worth itself or one less: three candidates.
    static long times(long a, long b, long target) {
        long q = b / a;
        if (sorted(a, b % a) == target) return q;
        for (long k = Math.max(1, q - target - 1); k <= Math.min(q, q - target + 1); ++k)
            if (sorted(a, b - k * a) == target) return k;
        throw new IllegalStateException();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        int t = Integer.parseInt(head.nextToken()), n = Integer.parseInt(head.nextToken());
        long[] a = new long[n], b = new long[n], g = new long[n];
        long sum = 0;
        int others = 0, last = -1;
        for (int i = 0; i < n; ++i) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            long x = Long.parseLong(line.nextToken()), y = Long.parseLong(line.nextToken());
            a[i] = Math.min(x, y);
            b[i] = Math.max(x, y);
            g[i] = value(a[i], b[i]);
            sum ^= g[i];
            if (a[i] > 0 && a[i] < b[i]) {
                ++others;
                last = i;
            }
        }
        if (t == 1 && others == 0) sum ^= 1;
        if (t == 1 && others == 1 && b[last] % a[last] == 0) {
            System.out.println("1 " + (last + 1) + " " + times(a[last], b[last], sum ^ g[last] ^ 1));
            return;
        }
        for (int i = 0; i < n; ++i)
            if ((g[i] ^ sum) < g[i]) {
                System.out.println("1 " + (i + 1) + " " + times(a[i], b[i], g[i] ^ sum));
                return;
            }
        System.out.println(0);
    }
}
