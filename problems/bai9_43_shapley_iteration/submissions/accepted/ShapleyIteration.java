// Shapley's iteration from file to file: K rounds, then on until nothing changes; a simplex method of its own.
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Locale;
import java.util.StringTokenizer;

public class ShapleyIteration {
    static StringTokenizer words;

    static double number() {
        String word = words.nextToken();
        int slash = word.indexOf('/');
        if (slash < 0) return Long.parseLong(word);
        return (double) Long.parseLong(word.substring(0, slash)) / Long.parseLong(word.substring(slash + 1));
    }

    static double value;
    static double[] p, q;

    /** The second player's linear program with slack variables, one column of unknowns a column of the game. */
    static void solve(double[][] a) {
        int m = a.length, n = a[0].length;
        double least = Double.MAX_VALUE, most = -Double.MAX_VALUE;
        for (double[] row : a)
            for (double x : row) {
                least = Math.min(least, x);
                most = Math.max(most, x);
            }
        double scale = most > least ? most - least : 1;
        // Full tableau: n unknowns, m slacks, right side.
        double[][] t = new double[m + 1][n + m + 1];
        int[] basis = new int[m];
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < n; j++) t[i][j] = 1 + (a[i][j] - least) / scale;
            t[i][n + i] = 1;
            t[i][n + m] = 1;
            basis[i] = n + i;
        }
        for (int j = 0; j < n; j++) t[m][j] = -1;
        final double eps = 1e-12;
        while (true) {
            int c = 0;
            while (c < n + m && t[m][c] >= -eps) c++;
            if (c == n + m) break;
            int r = -1;
            for (int i = 0; i < m; i++) {
                if (t[i][c] <= eps) continue;
                if (r < 0) {
                    r = i;
                    continue;
                }
                double here = t[i][n + m] / t[i][c], best = t[r][n + m] / t[r][c];
                if (here < best - eps || (here < best + eps && basis[i] < basis[r])) r = i;
            }
            double pivot = t[r][c];
            for (int j = 0; j <= n + m; j++) t[r][j] /= pivot;
            for (int i = 0; i <= m; i++) {
                double factor = t[i][c];
                if (i == r || factor == 0) continue;
                for (int j = 0; j <= n + m; j++) t[i][j] -= factor * t[r][j];
            }
            basis[r] = c;
        }
        double total = t[m][n + m];
        p = new double[m];
        q = new double[n];
        for (int i = 0; i < m; i++) {
            p[i] = t[m][n + i] / total;
            if (basis[i] < n) q[basis[i]] = t[i][n + m] / total;
        }
        value = (1 / total - 1) * scale + least;
    }

    public static void main(String[] args) throws IOException {
        words = new StringTokenizer(new String(Files.readAllBytes(Paths.get("bai9_43.inp"))));
        int count = (int) number(), rounds = (int) number();
        double[][][] c = new double[count][][];
        double[][][][] next = new double[count][][][];
        for (int k = 0; k < count; k++) {
            int m = (int) number(), n = (int) number();
            c[k] = new double[m][n];
            next[k] = new double[m][n][count];
            for (int i = 0; i < m; i++) for (int j = 0; j < n; j++) c[k][i][j] = number();
            for (int i = 0; i < m; i++)
                for (int j = 0; j < n; j++) for (int l = 0; l < count; l++) next[k][i][j][l] = number();
        }
        double[] v = new double[count], after = v.clone();
        double[][] ps = new double[count][], qs = new double[count][];
        for (int round = 1; round <= 3000; round++) {
            double[] w = new double[count];
            double change = 0;
            for (int k = 0; k < count; k++) {
                double[][] a = new double[c[k].length][];
                for (int i = 0; i < a.length; i++) {
                    a[i] = c[k][i].clone();
                    for (int j = 0; j < a[i].length; j++)
                        for (int l = 0; l < count; l++) a[i][j] += next[k][i][j][l] * v[l];
                }
                solve(a);
                w[k] = value;
                ps[k] = p;
                qs[k] = q;
                change = Math.max(change, Math.abs(w[k] - v[k]) / Math.max(1, Math.abs(w[k])));
            }
            v = w;
            // After a round that changes nothing no later one does.
            if (round <= rounds) after = v.clone();
            if (change < 1e-14) break;
        }
        try (PrintWriter out = new PrintWriter("bai9_43.out")) {
            print(out, after);
            print(out, v);
            for (int k = 0; k < count; k++) {
                print(out, ps[k]);
                print(out, qs[k]);
            }
        }
    }

    static void print(PrintWriter out, double[] numbers) {
        StringBuilder line = new StringBuilder();
        for (double x : numbers) line.append(String.format(Locale.ROOT, "%.15g ", x));
        out.println(line.toString().trim());
    }
}
