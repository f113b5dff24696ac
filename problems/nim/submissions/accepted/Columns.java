// Counts the ones in each column of binary digits, looks for the highest odd column, and turns the digits of all odd
// columns in every pile that has a one there.
import java.io.DataInputStream;
import java.io.IOException;

public class Columns {
    private static final byte[] BUFFER = new byte[1 << 16];
    private static int length, place;

    private static int next(DataInputStream in) throws IOException {
        if (place == length) {
            length = in.read(BUFFER);
            place = 0;
            if (length <= 0) return -1;
        }
        return BUFFER[place++];
    }

    private static long number(DataInputStream in) throws IOException {
        int sign = next(in);
        while (sign <= ' ') sign = next(in);
        long value = 0;
        for (; sign > ' '; sign = next(in)) value = 10 * value + sign - '0';
        return value;
    }

    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(System.in);
        int n = (int) number(in);
        long[] piles = new long[n];
        int[] ones = new int[60];
        for (int i = 0; i < n; ++i) {
            piles[i] = number(in);
            for (int digit = 0; digit < 60; ++digit) ones[digit] += (int) (piles[i] >> digit & 1);
        }
        int top = 59;
        while (top >= 0 && ones[top] % 2 == 0) --top;
        StringBuilder out = new StringBuilder();
        out.append(top < 0 ? 0 : ones[top]).append('\n');
        for (int i = 0; i < n && top >= 0; ++i) {
            if ((piles[i] >> top & 1) == 0) continue;
            long after = piles[i];
            for (int digit = 0; digit <= top; ++digit)
                if (ones[digit] % 2 == 1) after ^= 1L << digit;
            out.append(i + 1).append(' ').append(after).append('\n');
        }
        System.out.print(out);
    }
}
