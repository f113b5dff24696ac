// Right, without products of denominators: each strategy must play only best replies to the other.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class BestReplies {
    static BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer line = new StringTokenizer("");

    static String word() throws IOException {
        while (!line.hasMoreTokens()) line = new StringTokenizer(in.readLine());
        return line.nextToken();
    }

    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    // The parts of count probabilities, and behind them their common denominator.
    static long[] strategy(int count) throws IOException {
        long[] parts = new long[count + 1], below = new long[count];
        long unit = 1;
        for (int k = 0; k < count; ++k) {
            String[] fraction = word().split("/");
            parts[k] = Long.parseLong(fraction[0]);
            below[k] = fraction.length > 1 ? Long.parseLong(fraction[1]) : 1;
            unit = unit / gcd(unit, below[k]) * below[k];
        }
        for (int k = 0; k < count; ++k) parts[k] *= unit / below[k];
        parts[count] = unit;
        return parts;
    }

    public static void main(String[] args) throws IOException {
        int m = Integer.parseInt(word()), n = Integer.parseInt(word());
        long[][] a = new long[m][n];
        for (long[] row : a)
            for (int j = 0; j < n; ++j) row[j] = Long.parseLong(word());
        long[] p = strategy(m), q = strategy(n);
        long[] earned = new long[n], conceded = new long[m];
        long lo = Long.MAX_VALUE, hi = Long.MIN_VALUE;
        for (int j = 0; j < n; ++j) {
            for (int i = 0; i < m; ++i) earned[j] += p[i] * a[i][j];
            lo = Math.min(lo, earned[j]);
        }
        for (int i = 0; i < m; ++i) {
            for (int j = 0; j < n; ++j) conceded[i] += a[i][j] * q[j];
            hi = Math.max(hi, conceded[i]);
        }
        boolean optimal = true;
        for (int j = 0; j < n; ++j) optimal &= q[j] == 0 || earned[j] == lo;
        for (int i = 0; i < m; ++i) optimal &= p[i] == 0 || conceded[i] == hi;
        System.out.println(optimal ? 1 : 0);
        System.out.println(lo + "/" + p[m] + " " + hi + "/" + q[n]);
    }
}
