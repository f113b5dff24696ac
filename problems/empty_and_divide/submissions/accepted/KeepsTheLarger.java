// If both boxes are even it keeps the larger one; one counter goes to the second box, all others to the first.
import java.io.*;
import java.util.StringTokenizer;

public class KeepsTheLarger {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            StringTokenizer words = new StringTokenizer(line);
            if (words.countTokens() < 2) continue;
            long m = Long.parseLong(words.nextToken()), n = Long.parseLong(words.nextToken());
            if ((m & n & 1) == 1) {
                out.append("0\n");
                continue;
            }
            long kept = ((m | n) & 1) == 0 ? Math.max(m, n) : (m & 1) == 0 ? m : n;
            out.append("1 ").append(kept - 1).append(" 1\n");
        }
        System.out.print(out);
    }
}
