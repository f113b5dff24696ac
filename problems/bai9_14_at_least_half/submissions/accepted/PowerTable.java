// Finds the first power of two above the pile by binary search in a table of powers.
import java.io.*;
import java.util.Arrays;

public class PowerTable {
    public static void main(String[] args) throws IOException {
        long[] powers = new long[62];
        for (int k = 0; k < powers.length; k++) powers[k] = 1L << k;
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (String line; (line = in.readLine()) != null; ) {
            line = line.trim();
            if (line.isEmpty()) continue;
            int place = Arrays.binarySearch(powers, Long.parseLong(line));
            out.append(place >= 0 ? place + 1 : -place - 1).append('\n');
        }
        System.out.print(out);
    }
}
