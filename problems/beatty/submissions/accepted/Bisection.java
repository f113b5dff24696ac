// No root: the last place k of the first sequence with k * k * d < (m + 1)^2 by bisection, squares compared in two words.
import java.io.*;

public class Bisection {
    // The upper word of x * y, x being without a sign.
    static long highUnsigned(long x, long y) {
        return Math.multiplyHigh(x, y) + (x < 0 ? y : 0);
    }

    // Whether k * k * d < n * n, for k, n < 2^62 and d < 2^20.
    static boolean below(long k, long d, long n) {
        // k * k in two words, times d in three
        long high = Math.multiplyHigh(k, k), low = k * k;
        long carried = highUnsigned(low, d);
        long lower = low * d;
        long upper = high * d + carried;
        long above = Math.multiplyHigh(high, d);
        if (Long.compareUnsigned(upper, carried) < 0) above++;
        if (above != 0) return false;
        long nHigh = Math.multiplyHigh(n, n), nLow = n * n;
        if (upper != nHigh) return Long.compareUnsigned(upper, nHigh) < 0;
        return Long.compareUnsigned(lower, nLow) < 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            int space = line.indexOf(' ');
            if (space < 0) continue;
            long d = Long.parseLong(line.substring(0, space));
            long m = Long.parseLong(line.substring(space + 1).trim());
            long some = 0, many = m + 1;
            while (many - some > 1) {
                long middle = some + (many - some) / 2;
                if (below(middle, d, m + 1)) some = middle;
                else many = middle;
            }
            // m is the last term if and only if that one is not below m
            boolean last = some > 0 && !below(some, d, m);
            out.append(last ? "1 " + some : "2 " + (m - some)).append('\n');
        }
        System.out.print(out);
    }
}
