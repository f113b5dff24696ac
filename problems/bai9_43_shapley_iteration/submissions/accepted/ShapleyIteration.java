// Shapley's iteration from file to file: K rounds, then on until nothing changes. A full tableau only guesses the rows
// and columns in use; their linear system is solved afresh, and p and q are put to the test.
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Arrays;
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

    /** The second player's linear program with slack variables, payoffs moved and scaled into 1..2: the basis, or null. */
    static int[] basis(double[][] a, double least, double scale, double eps) {
        int m = a.length, n = a[0].length;
        double[][] t = new double[m + 1][n + m + 1];
        int[] basis = new int[m];
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < n; j++) t[i][j] = 1 + (a[i][j] - least) / scale;
            t[i][n + i] = 1;
            t[i][n + m] = 1;
            basis[i] = n + i;
        }
        for (int j = 0; j < n; j++) t[m][j] = -1;
        for (int pivots = 0; pivots < 50 * (m + n); pivots++) {
            int c = 0, r = -1;
            while (c < n + m && t[m][c] >= -eps) c++;
            if (c == n + m) return basis;
            double best = Double.MAX_VALUE;
            for (int i = 0; i < m; i++) if (t[i][c] > eps) best = Math.min(best, t[i][n + m] / t[i][c]);
            for (int i = 0; i < m; i++)
                if (t[i][c] > eps && t[i][n + m] / t[i][c] <= best + eps && (r < 0 || basis[i] < basis[r])) r = i;
            if (r < 0) return null;
            double pivot = t[r][c];
            for (int j = 0; j <= n + m; j++) t[r][j] /= pivot;
            for (int i = 0; i <= m; i++) {
                double factor = t[i][c];
                if (i == r || factor == 0) continue;
                for (int j = 0; j <= n + m; j++) t[i][j] -= factor * t[r][j];
            }
            basis[r] = c;
        }
        return null;
    }

    /** Weights of the rows that make the columns earn the same, and behind them what they earn; or null. */
    static double[] level(double[][] a, int[] rows, int[] columns, double largest) {
        int k = rows.length;
        double[][] t = new double[k + 1][k + 2];
        for (int j = 0; j < k; j++) {
            for (int i = 0; i < k; i++) t[j][i] = a[rows[i]][columns[j]] / largest;
            t[j][k] = -1;
        }
        Arrays.fill(t[k], 0, k, 1);
        t[k][k + 1] = 1;
        for (int c = 0; c <= k; c++) {
            int r = c;
            for (int i = c; i <= k; i++) if (Math.abs(t[i][c]) > Math.abs(t[r][c])) r = i;
            if (t[r][c] == 0) return null;
            double[] swap = t[r];
            t[r] = t[c];
            t[c] = swap;
            for (int i = 0; i <= k; i++) {
                double factor = t[i][c] / t[c][c];
                if (i != c && factor != 0) for (int j = c; j <= k + 1; j++) t[i][j] -= factor * t[c][j];
            }
        }
        double[] found = new double[a.length + 1];
        double sum = 0;
        for (int i = 0; i < k; i++) sum += found[rows[i]] = Math.max(0, t[i][k + 1] / t[i][i]);
        if (!(sum > 0)) return null;
        for (int i = 0; i < a.length; i++) found[i] /= sum;
        found[a.length] = t[k][k + 1] / t[k][k] * largest;
        return found;
    }

    static double sure(double[][] a, double[] p) {
        double least = Double.MAX_VALUE;
        for (int j = 0; j < a[0].length; j++) {
            double earned = 0;
            for (int i = 0; i < a.length; i++) earned += p[i] * a[i][j];
            least = Math.min(least, earned);
        }
        return least;
    }

    static final double[] TOLERANCES = {1e-12, 1e-10, 1e-14, 1e-9, 1e-11, 1e-13, 1e-15, 1e-8};
    static double value;
    static double[] p, q;

    /** The value lies between what p is sure of and what q may cost; until these meet, other tolerances are tried. */
    static void solve(double[][] a) {
        int m = a.length, n = a[0].length;
        double[][] turned = new double[n][m];
        double least = Double.MAX_VALUE, most = -Double.MAX_VALUE;
        for (int i = 0; i < m; i++)
            for (int j = 0; j < n; j++) {
                least = Math.min(least, a[i][j]);
                most = Math.max(most, a[i][j]);
                turned[j][i] = -a[i][j];
            }
        double largest = Math.max(Math.max(most, -least), Double.MIN_NORMAL);
        p = new double[m];
        q = new double[n];
        p[0] = q[0] = 1;
        value = 0;
        double low = sure(a, p), high = -sure(turned, q);
        for (int attempt = 0; attempt < TOLERANCES.length && high - low > 1e-13 * largest; attempt++) {
            int[] basis = basis(a, least, most > least ? most - least : 1, TOLERANCES[attempt]);
            if (basis == null) continue;
            int[] columns = Arrays.stream(basis).filter(label -> label < n).toArray();
            // A row is used if its slack variable is not in the basis.
            boolean[] slack = new boolean[m];
            for (int label : basis) if (label >= n) slack[label - n] = true;
            int[] rows = java.util.stream.IntStream.range(0, m).filter(i -> !slack[i]).toArray();
            double[] first = level(a, rows, columns, largest), second = level(turned, columns, rows, largest);
            if (first != null && sure(a, first) >= low) {
                low = sure(a, first);
                p = Arrays.copyOf(first, m);
                value = first[m];
            }
            if (second != null && -sure(turned, second) <= high) {
                high = -sure(turned, second);
                q = Arrays.copyOf(second, n);
            }
        }
        value = Math.min(Math.max(value, low), high);
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
        // After 700 rounds less than 10^-28 is missing, and what is still moving are last digits.
        for (int round = 1; round <= Math.max(700, rounds); round++) {
            double[] w = new double[count];
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
            }
            boolean still = Arrays.equals(v, w);
            v = w;
            if (round <= rounds) after = v.clone();
            if (still) break;
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
        for (double x : numbers) line.append(String.format(Locale.ROOT, "%.15e ", x));
        out.println(line.toString().trim());
    }
}
