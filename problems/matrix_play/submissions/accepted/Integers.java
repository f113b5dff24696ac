// The simplex method in long integers over one common denominator, and rows drawn with SplittableRandom.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.math.BigInteger;
import java.util.SplittableRandom;
import java.util.StringTokenizer;

public class Integers {
    static double[] mixture(int[][] a) {
        int m = a.length, n = a[0].length, least = a[0][0];
        for (int[] row : a)
            for (int x : row)
                least = Math.min(least, x);
        BigInteger[][] t = new BigInteger[m + 1][n + 1];
        for (int i = 0; i <= m; i++)
            for (int j = 0; j <= n; j++)
                t[i][j] = BigInteger.valueOf(i < m ? (j < n ? a[i][j] - least + 1 : 1) : (j < n ? -1 : 0));
        int[] top = new int[n], left = new int[m];
        for (int j = 0; j < n; j++)
            top[j] = j;
        for (int i = 0; i < m; i++)
            left[i] = n + i;
        BigInteger common = BigInteger.ONE;
        while (true) {
            int c = -1, r = -1;
            for (int j = 0; j < n; j++)
                if (t[m][j].signum() < 0 && (c < 0 || top[j] < top[c]))
                    c = j;
            if (c < 0)
                break;
            for (int i = 0; i < m; i++) {
                if (t[i][c].signum() <= 0)
                    continue;
                int order = r < 0 ? -1 : t[i][n].multiply(t[r][c]).compareTo(t[r][n].multiply(t[i][c]));
                if (order < 0 || (order == 0 && left[i] < left[r]))
                    r = i;
            }
            BigInteger pivot = t[r][c];
            for (int i = 0; i <= m; i++)
                for (int j = 0; j <= n; j++)
                    if (i != r && j != c)
                        t[i][j] = t[i][j].multiply(pivot).subtract(t[i][c].multiply(t[r][j])).divide(common);
            for (int i = 0; i <= m; i++)
                if (i != r)
                    t[i][c] = t[i][c].negate();
            t[r][c] = common;
            common = pivot;
            int variable = left[r];
            left[r] = top[c];
            top[c] = variable;
        }
        double[] p = new double[m];
        double sum = 0;
        for (int j = 0; j < n; j++)
            if (top[j] >= n)
                sum += p[top[j] - n] = t[m][j].doubleValue() / common.doubleValue();
        for (int i = 0; i < m; i++)
            p[i] /= sum;
        return p;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintStream out = new PrintStream(new java.io.FileOutputStream(java.io.FileDescriptor.out), true);
        StringTokenizer words = new StringTokenizer(in.readLine());
        int rounds = Integer.parseInt(words.nextToken());
        int[][] a = new int[Integer.parseInt(words.nextToken())][Integer.parseInt(words.nextToken())];
        for (int[] row : a) {
            words = new StringTokenizer(in.readLine());
            for (int j = 0; j < row.length; j++)
                row[j] = Integer.parseInt(words.nextToken());
        }
        double[] p = mixture(a);
        SplittableRandom chance = new SplittableRandom(8241);
        for (int round = 0; round < rounds; round++) {
            double drawn = chance.nextDouble();
            int i = 0;
            while (i + 1 < p.length && drawn >= p[i])
                drawn -= p[i++];
            out.print((i + 1) + "\n");
            out.flush();
            String line = in.readLine();
            if (line == null || Integer.parseInt(line.trim()) < 0)
                return;
        }
    }
}
