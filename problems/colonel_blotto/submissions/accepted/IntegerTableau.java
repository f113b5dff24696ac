// Classes of strategies in exact integers: a tableau over one denominator, and fractions only at the end.
import java.math.BigInteger;
import java.util.*;

public class IntegerTableau {
    static List<int[]> splits(int posts, int regiments) {
        List<int[]> all = new ArrayList<>();
        for (int first = regiments; first >= 0; first--) {
            if (posts == 2) {
                all.add(new int[] {first, regiments - first});
                continue;
            }
            for (int[] rest : splits(posts - 1, regiments - first)) {
                int[] split = new int[posts];
                split[0] = first;
                System.arraycopy(rest, 0, split, 1, posts - 1);
                all.add(split);
            }
        }
        return all;
    }

    static int payoff(int[] mine, int[] theirs) {
        int sum = 0;
        for (int post = 0; post < mine.length; post++) {
            if (mine[post] > theirs[post]) sum += 1 + theirs[post];
            else if (mine[post] < theirs[post]) sum -= 1 + mine[post];
        }
        return sum;
    }

    // The class of a split: the index of the first split with the same parts.
    static int[] classes(List<int[]> all) {
        Map<String, Integer> seen = new HashMap<>();
        int[] number = new int[all.size()];
        for (int at = 0; at < number.length; at++) {
            int[] parts = all.get(at).clone();
            Arrays.sort(parts);
            String key = Arrays.toString(parts);
            number[at] = seen.computeIfAbsent(key, unused -> seen.size());
        }
        return number;
    }

    static int count(int[] number) {
        return Arrays.stream(number).max().getAsInt() + 1;
    }

    static String shared(int[] number, BigInteger[] weights, BigInteger total) {
        int[] size = new int[weights.length];
        for (int one : number) size[one]++;
        StringJoiner line = new StringJoiner(" ");
        for (int one : number) line.add(fraction(weights[one], total.multiply(BigInteger.valueOf(size[one]))));
        return line.toString();
    }

    static String fraction(BigInteger over, BigInteger under) {
        BigInteger divisor = over.gcd(under);
        over = over.divide(divisor);
        under = under.divide(divisor);
        return under.equals(BigInteger.ONE) ? over.toString() : over + "/" + under;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt(), x = in.nextInt(), y = in.nextInt();
        List<int[]> mine = splits(k, x), theirs = splits(k, y);
        int[] ofMine = classes(mine), ofTheirs = classes(theirs);
        int m = count(ofMine), n = count(ofTheirs);
        // A payoff against a class: the mean over its members, multiplied by k! to be an integer.
        int[] sizes = new int[n];
        for (int one : ofTheirs) sizes[one]++;
        int orders = k == 2 ? 2 : 6, up = orders * (1 + k * 41);
        long[][] payoffs = new long[m][n];
        boolean[] done = new boolean[m];
        for (int i = 0; i < mine.size(); i++) {
            if (done[ofMine[i]]) continue;
            done[ofMine[i]] = true;
            for (int j = 0; j < theirs.size(); j++)
                payoffs[ofMine[i]][ofTheirs[j]] += payoff(mine.get(i), theirs.get(j)) * (orders / sizes[ofTheirs[j]]);
        }
        BigInteger[][] t = new BigInteger[m + 1][n + 1];
        for (int i = 0; i <= m; i++)
            for (int j = 0; j <= n; j++) {
                long entry = i < m && j < n ? payoffs[i][j] + up : i < m ? 1 : j < n ? -1 : 0;
                t[i][j] = BigInteger.valueOf(entry);
            }
        int[] top = new int[n], left = new int[m];
        for (int j = 0; j < n; j++) top[j] = j;
        for (int i = 0; i < m; i++) left[i] = n + i;
        BigInteger denominator = BigInteger.ONE;
        for (;;) {
            int c = -1, r = -1;
            for (int j = 0; j < n; j++)
                if (t[m][j].signum() < 0 && (c < 0 || top[j] < top[c])) c = j;
            if (c < 0) break;
            for (int i = 0; i < m; i++) {
                if (t[i][c].signum() <= 0) continue;
                if (r < 0) {
                    r = i;
                    continue;
                }
                int order = t[i][n].multiply(t[r][c]).compareTo(t[r][n].multiply(t[i][c]));
                if (order < 0 || order == 0 && left[i] < left[r]) r = i;
            }
            BigInteger pivot = t[r][c];
            for (int i = 0; i <= m; i++) {
                if (i == r) continue;
                BigInteger factor = t[i][c];
                for (int j = 0; j <= n; j++)
                    if (j != c) t[i][j] = t[i][j].multiply(pivot).subtract(factor.multiply(t[r][j])).divide(denominator);
                t[i][c] = factor.negate();
            }
            t[r][c] = denominator;
            denominator = pivot;
            int exchanged = left[r];
            left[r] = top[c];
            top[c] = exchanged;
        }
        BigInteger total = t[m][n];
        BigInteger[] p = new BigInteger[m], q = new BigInteger[n];
        Arrays.fill(p, BigInteger.ZERO);
        Arrays.fill(q, BigInteger.ZERO);
        for (int j = 0; j < n; j++) if (top[j] >= n) p[top[j] - n] = t[m][j];
        for (int i = 0; i < m; i++) if (left[i] < n) q[left[i]] = t[i][n];
        BigInteger value = denominator.subtract(total.multiply(BigInteger.valueOf(up)));
        System.out.println(fraction(value, total.multiply(BigInteger.valueOf(orders))));
        System.out.println(shared(ofMine, p, total));
        System.out.println(shared(ofTheirs, q, total));
    }
}
