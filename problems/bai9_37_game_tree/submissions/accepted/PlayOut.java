// Plays every pair of plans out from the root, in doubles; then the simplex method in long integers; uses the files.
import java.io.*;
import java.math.*;
import java.util.*;

public class PlayOut {
    static final double UNIT = 1L << 40;
    static char[] kind;
    static int[] set;
    static int[][] children;
    static double[][] share;
    static double[] payoff;

    static double number(String word) {
        int slash = word.indexOf('/');
        if (slash < 0) return Double.parseDouble(word);
        return Double.parseDouble(word.substring(0, slash)) / Double.parseDouble(word.substring(slash + 1));
    }

    static double play(int node, int[] first, int[] second) {
        while (kind[node] == '1' || kind[node] == '2')
            node = children[node][(kind[node] == '1' ? first : second)[set[node]]];
        if (kind[node] == 'L') return payoff[node];
        double sum = 0;
        for (int i = 0; i < share[node].length; i++)
            if (share[node][i] != 0) sum += share[node][i] * play(children[node][i], first, second);
        return sum;
    }

    static List<int[]> plans(List<Integer> sizes) {
        List<int[]> plans = new ArrayList<>();
        int[] plan = new int[sizes.size()];
        while (true) {
            plans.add(plan.clone());
            int last = plan.length - 1;
            while (last >= 0 && plan[last] + 1 == sizes.get(last)) plan[last--] = 0;
            if (last < 0) return plans;
            plan[last]++;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new FileReader("bai9_37.inp"));
        int n = Integer.parseInt(in.readLine().trim());
        kind = new char[n];
        set = new int[n];
        children = new int[n][0];
        share = new double[n][0];
        payoff = new double[n];
        List<List<Integer>> sizes = List.of(new ArrayList<>(), new ArrayList<>());
        for (int v = 0; v < n; v++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            kind[v] = line.nextToken().charAt(0);
            if (kind[v] == 'L') {
                payoff[v] = Double.parseDouble(line.nextToken());
                continue;
            }
            if (kind[v] != 'C') set[v] = Integer.parseInt(line.nextToken()) - 1;
            int k = Integer.parseInt(line.nextToken());
            children[v] = new int[k];
            share[v] = new double[k];
            for (int i = 0; i < k; i++) {
                children[v][i] = Integer.parseInt(line.nextToken()) - 1;
                if (kind[v] == 'C') share[v][i] = number(line.nextToken());
            }
            if (kind[v] != 'C') {
                List<Integer> own = sizes.get(kind[v] - '1');
                while (own.size() <= set[v]) own.add(1);
                own.set(set[v], k);
            }
        }
        List<int[]> first = plans(sizes.get(0)), second = plans(sizes.get(1));
        int m = first.size(), c = second.size();
        double[][] a = new double[m][c];
        double least = Double.MAX_VALUE;
        for (int i = 0; i < m; i++)
            for (int j = 0; j < c; j++) {
                a[i][j] = play(0, first.get(i), second.get(j));
                least = Math.min(least, a[i][j]);
            }

        // Multiples of 2^-40 are as good as the payoffs themselves, and then no rounding is left: an integer tableau in
        // which every division by the last pivot comes out even, by Bland's rule. All payoffs are made positive.
        BigInteger[][] t = new BigInteger[m + 1][c + 1];
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < c; j++)
                t[i][j] = BigInteger.valueOf(Math.round((a[i][j] - least) * UNIT)).add(BigInteger.ONE);
            t[i][c] = BigInteger.ONE;
        }
        for (int j = 0; j < c; j++) t[m][j] = BigInteger.ONE.negate();
        t[m][c] = BigInteger.ZERO;
        BigInteger last = BigInteger.ONE;
        int[] top = new int[c], left = new int[m];
        for (int j = 0; j < c; j++) top[j] = j;
        for (int i = 0; i < m; i++) left[i] = c + i;
        while (true) {
            int e = -1, r = -1;
            for (int j = 0; j < c; j++)
                if (t[m][j].signum() < 0 && (e < 0 || top[j] < top[e])) e = j;
            if (e < 0) break;
            for (int i = 0; i < m; i++) {
                if (t[i][e].signum() <= 0) continue;
                int order = r < 0 ? -1 : t[i][c].multiply(t[r][e]).compareTo(t[r][c].multiply(t[i][e]));
                if (order < 0 || order == 0 && left[i] < left[r]) r = i;
            }
            BigInteger pivot = t[r][e];
            for (int i = 0; i <= m; i++) {
                if (i == r) continue;
                BigInteger f = t[i][e];
                for (int j = 0; j <= c; j++)
                    if (j != e) t[i][j] = t[i][j].multiply(pivot).subtract(f.multiply(t[r][j])).divide(last);
                t[i][e] = f.negate();
            }
            t[r][e] = last;
            last = pivot;
            int swap = top[e];
            top[e] = left[r];
            left[r] = swap;
        }
        double[] p = new double[m], q = new double[c];
        BigInteger total = t[m][c];
        for (int j = 0; j < c; j++) if (top[j] >= c) p[top[j] - c] = ratio(t[m][j], total);
        for (int i = 0; i < m; i++) if (left[i] < c) q[left[i]] = ratio(t[i][c], total);
        // One unit was added to all payoffs.
        double value = least + (ratio(last, total) - 1) / UNIT;
        PrintWriter out = new PrintWriter(new FileWriter("bai9_37.out"));
        out.println(m + " " + c);
        for (double[] row : a) print(out, row);
        print(out, new double[] {value});
        print(out, p);
        print(out, q);
        out.close();
    }

    static double ratio(BigInteger above, BigInteger below) {
        return new BigDecimal(above).divide(new BigDecimal(below), MathContext.DECIMAL64).doubleValue();
    }

    static void print(PrintWriter out, double[] row) {
        StringBuilder line = new StringBuilder();
        for (double x : row) line.append(String.format(Locale.ROOT, "%.13f ", x));
        out.println(line);
    }
}
