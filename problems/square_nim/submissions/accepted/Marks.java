// Marks forwards: once the value of a pile is known, it is marked in all piles that can become it.
import java.io.DataInputStream;
import java.io.IOException;

public class Marks {
    private static int next(DataInputStream in) throws IOException {
        int sign = in.read();
        while (sign <= ' ') sign = in.read();
        int value = 0;
        for (; sign > ' '; sign = in.read()) value = 10 * value + sign - '0';
        return value;
    }

    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new java.io.BufferedInputStream(System.in, 1 << 16));
        int t = next(in), n = next(in), largest = 0;
        int[] x = new int[n];
        for (int i = 0; i < n; ++i) {
            x[i] = next(in);
            largest = Math.max(largest, x[i]);
        }
        long[] low = new long[largest + 1], high = new long[largest + 1];
        int[] g = new int[largest + 1];
        for (int size = 0; size <= largest; ++size) {
            long free = ~low[size];
            g[size] = free != 0 ? Long.numberOfTrailingZeros(free) : 64 + Long.numberOfTrailingZeros(~high[size]);
            long[] marks = g[size] < 64 ? low : high;
            long mark = 1L << (g[size] & 63);
            for (int root = 1; size + root * root <= largest; ++root) marks[size + root * root] |= mark;
        }
        int sum = 0, big = 0, ones = 0;
        for (int size : x) {
            sum ^= g[size];
            if (g[size] > 1) ++big;
            if (g[size] == 1) ++ones;
        }
        for (int i = 0; i < n; ++i) {
            int value = g[x[i]], target = sum ^ value;
            if (t == 1 && big == 1 && value > 1) target = ones % 2 == 0 ? 1 : 0;
            if (t == 1 && big == 0) target = ones % 2 == 0 ? 1 - value : value;
            if (t == 1 && big == 1 && value <= 1) continue;
            for (int root = 1; target != value && root * root <= x[i]; ++root)
                if (g[x[i] - root * root] == target) {
                    System.out.println("1 " + (i + 1) + " " + (x[i] - root * root));
                    return;
                }
        }
        System.out.println(0);
    }
}
