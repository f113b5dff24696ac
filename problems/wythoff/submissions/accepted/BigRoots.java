// The golden ratio by integer square roots of big integers: floor(k * phi) = (k + floor(sqrt(5 k^2))) / 2.
import java.io.*;
import java.math.BigInteger;

public class BigRoots {
    static final BigInteger FIVE = BigInteger.valueOf(5);

    static long timesPhi(long k) {
        BigInteger big = BigInteger.valueOf(k);
        return big.add(big.multiply(big).multiply(FIVE).sqrt()).shiftRight(1).longValueExact();
    }

    // The pile that is cold together with x.
    static long partner(boolean misere, long x) {
        if (misere && x <= 2) return x == 2 ? 2 : 1 - x;
        long k = timesPhi(x + 1) - (x + 1);
        return timesPhi(k) == x ? x + k : k;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.trim().split(" ");
            if (words.length < 3) continue;
            boolean misere = words[0].equals("1");
            long a = Long.parseLong(words[1]), b = Long.parseLong(words[2]);
            long low = Math.min(a, b), high = Math.max(a, b), d = high - low;
            long both = misere && d == 0 ? 2 : misere && d == 1 ? 0 : timesPhi(d);
            long x = -1, y = -1;
            if (both < low) {
                x = both;
                y = both + d;
            } else if (partner(misere, high) < low) {
                x = partner(misere, high);
                y = high;
            } else if (partner(misere, low) < high) {
                x = low;
                y = partner(misere, low);
            }
            if (x < 0) out.append("0\n");
            else if (a <= b) out.append("1 ").append(x).append(' ').append(y).append('\n');
            else out.append("1 ").append(y).append(' ').append(x).append('\n');
        }
        System.out.print(out);
    }
}
