// Linear programming in the plane: lines in random order, the peak is moved only when a new line lies below it.
import java.io.*;
import java.util.*;

public class Incremental {
    static double[] up, down;
    static double p;
    static int tightest;

    static double at(int j, double x) {
        return x * up[j] + (1 - x) * down[j];
    }

    // The peak of the first lines of an order on line z, which goes through it: the ends of where z is the lowest.
    static void onLine(int[] order, int count, int z) {
        double low = 0, high = 1;
        int atLow = -1, atHigh = -1;
        double slope = up[z] - down[z];
        for (int i = 0; i < count; i++) {
            int j = order[i];
            // Where at(z, x) <= at(j, x).
            double start = down[j] - down[z], fall = (up[z] - down[z]) - (up[j] - down[j]);
            if (fall > 0 && start / fall < high) {
                high = start / fall;
                atHigh = j;
            } else if (fall < 0 && start / fall > low) {
                low = start / fall;
                atLow = j;
            }
        }
        p = slope > 0 ? high : low;
        tightest = slope > 0 ? atHigh : slope < 0 ? atLow : -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int m = (int) in.nval;
        in.nextToken();
        int n = (int) in.nval, count = m == 2 ? n : m;
        up = new double[count];
        down = new double[count];
        for (int i = 0; i < m; i++)
            for (int j = 0; j < n; j++) {
                in.nextToken();
                if (m == 2) (i == 0 ? up : down)[j] = in.nval;
                else (j == 0 ? up : down)[i] = -in.nval;
            }
        int[] order = new int[count];
        Random random = new Random(12345);
        for (int i = 0; i < count; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        int last = order[0];
        onLine(order, 0, last);
        for (int i = 1; i < count; i++) {
            int z = order[i];
            if (at(z, p) < at(last, p) - 1e-12 * Math.abs(at(last, p))) {
                last = z;
                onLine(order, i, z);
            }
        }
        double value = at(last, p);
        double[] q = new double[count];
        // Of all lines through the peak one that rises and one that falls.
        int rise = last, fall = last;
        for (int j = 0; j < count; j++)
            if (at(j, p) <= value + 1e-10 * Math.max(1, Math.abs(value))) {
                if (up[j] - down[j] > up[rise] - down[rise]) rise = j;
                if (up[j] - down[j] < up[fall] - down[fall]) fall = j;
            }
        double r = up[rise] - down[rise], f = up[fall] - down[fall];
        if (p <= 0 || f == 0 || r < 0) q[fall] = 1;
        else if (p >= 1 || r == 0 || f > 0) q[rise] = 1;
        else {
            q[rise] = -f / (r - f);
            q[fall] = r / (r - f);
        }
        double[] mine = {p, 1 - p};
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        out.println(m == 2 ? value : -value);
        for (double[] weights : m == 2 ? new double[][] {mine, q} : new double[][] {q, mine}) {
            for (double x : weights) out.print(x == 0 ? "0 " : x + " ");
            out.println();
        }
        out.flush();
    }
}
