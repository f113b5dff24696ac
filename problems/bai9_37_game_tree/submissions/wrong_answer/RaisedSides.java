// Wrong: the simplex method on payoffs as they are, ties broken by right sides that are raised by 1e-6.
import java.io.*;
import java.util.*;

public class RaisedSides {
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

        // Full tableau: columns of the game, slacks, right side. The largest coefficient, ties by a tiny raise.
        int width = c + m + 1;
        double up = 1 - least, eps = 1e-11;
        double[][] t = new double[m + 1][width];
        Random random = new Random(37);
        double[] raise = new double[m];
        for (int i = 0; i < m; i++) {
            raise[i] = 1e-6 * (1 + random.nextDouble());
            for (int j = 0; j < c; j++) t[i][j] = a[i][j] + up;
            t[i][c + i] = 1;
            t[i][width - 1] = 1 + raise[i];
        }
        for (int j = 0; j < c; j++) t[m][j] = -1;
        int[] basis = new int[m];
        for (int i = 0; i < m; i++) basis[i] = c + i;
        while (true) {
            int e = 0;
            for (int j = 1; j + 1 < width; j++) if (t[m][j] < t[m][e]) e = j;
            if (t[m][e] > -eps) break;
            int r = -1;
            for (int i = 0; i < m; i++)
                if (t[i][e] > eps && (r < 0 || t[i][width - 1] / t[i][e] < t[r][width - 1] / t[r][e])) r = i;
            double pivot = t[r][e];
            for (int j = 0; j < width; j++) t[r][j] /= pivot;
            for (int i = 0; i <= m; i++) {
                if (i == r || t[i][e] == 0) continue;
                double f = t[i][e];
                for (int j = 0; j < width; j++) t[i][j] -= f * t[r][j];
            }
            basis[r] = e;
        }
        // The raise is taken back: the columns of the slacks say how each right side depends on it.
        double[] p = new double[m], q = new double[c];
        double total = 0;
        for (int i = 0; i < m; i++) total += t[m][c + i];
        for (int i = 0; i < m; i++) p[i] = t[m][c + i] / total;
        for (int i = 0; i < m; i++) {
            double x = 0;
            for (int k = 0; k < m; k++) x += t[i][c + k];
            if (basis[i] < c) q[basis[i]] = x / total;
        }
        PrintWriter out = new PrintWriter(new FileWriter("bai9_37.out"));
        out.println(m + " " + c);
        for (double[] row : a) print(out, row);
        print(out, new double[] {1 / total - up});
        print(out, p);
        print(out, q);
        out.close();
    }

    static void print(PrintWriter out, double[] row) {
        StringBuilder line = new StringBuilder();
        for (double x : row) line.append(String.format(Locale.ROOT, "%.13f ", x));
        out.println(line);
    }
}
