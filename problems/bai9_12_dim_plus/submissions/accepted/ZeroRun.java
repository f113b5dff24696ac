// Counts the zeros at the end in binary; an empty pile is looked at first.
import java.io.*;

public class ZeroRun {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (String line; (line = in.readLine()) != null; ) {
            line = line.trim();
            if (line.isEmpty()) continue;
            long n = Long.parseLong(line);
            out.append(n == 0 ? 0 : 1 + Long.numberOfTrailingZeros(n)).append('\n');
        }
        System.out.print(out);
    }
}
