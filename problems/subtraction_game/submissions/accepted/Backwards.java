// For each pile asks whether some number of the set leads to a lost pile: two rows of bits, stopped at the first common one.
import java.io.DataInputStream;
import java.io.IOException;

public class Backwards {
    private static final DataInputStream IN = new DataInputStream(new java.io.BufferedInputStream(System.in, 1 << 16));

    private static int next() throws IOException {
        int c = IN.read();
        while (c == ' ' || c == '\n' || c == '\r') c = IN.read();
        if (c < 0) return -1;
        int value = 0;
        for (; c >= '0' && c <= '9'; c = IN.read()) value = 10 * value + c - '0';
        return value;
    }

    public static void main(String[] args) throws IOException {
        int n = next();
        int words = n / 64 + 2;
        long[] set = new long[words];
        long[] lost = new long[words + 1]; // bit n - p: pile p is lost, so that both rows run the same way
        for (int s = next(); s > 0; s = next()) if (s <= n) set[s / 64] |= 1L << s % 64;
        for (int pile = 0; pile < n; pile++) {
            if (first(set, lost, n - pile, pile) < 0) lost[(n - pile) / 64] |= 1L << (n - pile) % 64;
        }
        int s = first(set, lost, 0, n);
        System.out.println(s < 0 ? "0" : "1 " + s);
    }

    // The least s in the set with bit s + up among the lost ones, or -1.
    private static int first(long[] set, long[] lost, int up, int pile) {
        int skip = up / 64, bits = up % 64;
        for (int word = 0; word <= pile / 64; word++) {
            long moved = lost[word + skip] >>> bits;
            if (bits > 0) moved |= lost[word + skip + 1] << (64 - bits);
            long common = set[word] & moved;
            if (common != 0) return word * 64 + Long.numberOfTrailingZeros(common);
        }
        return -1;
    }
}
