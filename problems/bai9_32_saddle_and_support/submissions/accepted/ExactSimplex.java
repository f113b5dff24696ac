// Right: the simplex method in integers for V; then, without leaving the optimal solutions, each column is played as much as
// possible. A tableau holds integers over one denominator, the last pivot, so nothing is ever rounded.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Scanner;

public class ExactSimplex {
    static int n;
    static BigInteger[][] t;
    static BigInteger d;
    // The variables beside the rows and above the columns: y_1, ..., y_n and then the slacks.
    static int[] left, top;

    static void pivot(int r, int c) {
        BigInteger p = t[r][c];
        for (int i = 0; i < t.length; i++)
            if (i != r)
                for (int j = 0; j <= n; j++)
                    if (j != c)
                        t[i][j] = t[i][j].multiply(p).subtract(t[i][c].multiply(t[r][j])).divide(d);
        for (int i = 0; i < t.length; i++)
            if (i != r) t[i][c] = t[i][c].negate();
        t[r][c] = d;
        d = p;
        int variable = left[r];
        left[r] = top[c];
        top[c] = variable;
    }

    // Makes the objective of a row as large as possible by Bland's rule; only columns whose entry in the row "guard" is 0 may
    // enter, so that nothing is lost there.
    static void maximise(int goal, int guard) {
        while (true) {
            int c = -1, r = -1;
            for (int j = 0; j < n; j++)
                if (t[goal][j].signum() < 0 && (guard < 0 || t[guard][j].signum() == 0) && (c < 0 || top[j] < top[c]))
                    c = j;
            if (c < 0) return;
            for (int i = 0; i < n; i++) {
                if (t[i][c].signum() <= 0) continue;
                int less = r < 0 ? -1 : t[i][n].multiply(t[r][c]).compareTo(t[r][n].multiply(t[i][c]));
                if (less < 0 || (less == 0 && left[i] < left[r])) r = i;
            }
            pivot(r, c);
        }
    }

    static boolean invertible(int[][] a) {
        BigInteger[][] m = new BigInteger[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) m[i][j] = BigInteger.valueOf(a[i][j]);
        BigInteger last = BigInteger.ONE;
        for (int k = 0; k < n; k++) {
            int r = k;
            while (r < n && m[r][k].signum() == 0) r++;
            if (r == n) return false;
            BigInteger[] row = m[r];
            m[r] = m[k];
            m[k] = row;
            for (int i = k + 1; i < n; i++)
                for (int j = k + 1; j < n; j++)
                    m[i][j] = m[i][j].multiply(m[k][k]).subtract(m[i][k].multiply(m[k][j])).divide(last);
            last = m[k][k];
        }
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        int[][] a = new int[n][n];
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                a[i][j] = in.nextInt();
                least = Math.min(least, a[i][j]);
            }
        StringBuilder out = new StringBuilder();
        int saddles = 0;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                boolean is = true;
                for (int k = 0; k < n; k++) is = is && a[i][k] >= a[i][j] && a[k][j] <= a[i][j];
                if (is) {
                    saddles++;
                    out.append(i + 1).append(' ').append(j + 1).append('\n');
                }
            }
        out.insert(0, saddles + "\n");
        out.append(invertible(a) ? 1 : 0).append('\n');

        // Rows 0 .. n-1: (A + up) y <= 1. Row n: the sum of y. Row n+1+c: y_c.
        int up = 1 - least;
        t = new BigInteger[2 * n + 1][n + 1];
        for (int i = 0; i <= 2 * n; i++)
            for (int j = 0; j <= n; j++) {
                int x = i < n ? (j < n ? a[i][j] + up : 1) : j < n && (i == n || j == i - n - 1) ? -1 : 0;
                t[i][j] = BigInteger.valueOf(x);
            }
        d = BigInteger.ONE;
        left = new int[n];
        top = new int[n];
        for (int i = 0; i < n; i++) {
            left[i] = n + i;
            top[i] = i;
        }
        maximise(n, -1);
        BigInteger shifted = d.subtract(t[n][n].multiply(BigInteger.valueOf(up)));
        out.append(shifted).append('/').append(t[n][n]).append('\n');
        MathContext digits = new MathContext(30);
        BigDecimal[] q = new BigDecimal[n];
        for (int j = 0; j < n; j++) q[j] = BigDecimal.ZERO;
        boolean all = true;
        for (int c = 0; c < n; c++) {
            maximise(n + 1 + c, n);
            if (t[n + 1 + c][n].signum() == 0) all = false;
            BigDecimal total = new BigDecimal(t[n][n]).multiply(BigDecimal.valueOf(n));
            for (int j = 0; j < n; j++) q[j] = q[j].add(new BigDecimal(t[n + 1 + j][n]).divide(total, digits));
        }
        out.append(all ? 1 : 0);
        if (all) for (int j = 0; j < n; j++) out.append(' ').append(q[j].round(new MathContext(20)).toPlainString());
        System.out.println(out);
    }
}
