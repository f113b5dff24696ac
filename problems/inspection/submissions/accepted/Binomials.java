// Dresher's formula: binomial coefficients and their sums in doubles, row by row; 2^1000 is no problem for them.
import java.io.*;

public class Binomials {
    static double[][] choose = new double[1001][1001], sum = new double[1001][1001];

    static double value(int n, int k) {
        return -choose[n - 1][k] / sum[n][k];
    }

    public static void main(String[] args) throws IOException {
        for (int n = 0; n <= 1000; n++) {
            choose[n][0] = sum[n][0] = 1;
            for (int k = 1; k <= n; k++) choose[n][k] = choose[n - 1][k - 1] + (k < n ? choose[n - 1][k] : 0);
            for (int k = 1; k <= n; k++) sum[n][k] = sum[n][k - 1] + choose[n][k];
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.trim().split(" ");
            if (words.length < 3) continue;
            int n = Integer.parseInt(words[1]), k = Integer.parseInt(words[2]);
            double v, p, q;
            if (words[0].equals("0")) {
                v = (double) k / n;
                p = v;
                q = 1.0 / n;
            } else {
                v = value(n, k);
                p = (1 + v) / 2;
                double b = value(n - 1, k - 1);
                q = (v - b) / (1 - b);
            }
            out.print(v + " " + p + " " + (1 - p) + " " + q + " " + (1 - q) + "\n");
        }
        out.flush();
    }
}
