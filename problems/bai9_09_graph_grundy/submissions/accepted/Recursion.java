// Recursion with a memory, in a thread that has a deep stack; the mex by a HashSet.
import java.io.*;
import java.util.*;

public class Recursion {
    static List<List<Integer>> next = new ArrayList<>();
    static int[] value;

    static int grundy(int v) {
        if (value[v] >= 0) return value[v];
        HashSet<Integer> reached = new HashSet<>();
        for (int w : next.get(v)) reached.add(grundy(w));
        int mex = 0;
        while (reached.contains(mex)) mex++;
        return value[v] = mex;
    }

    static void run() {
        try {
            StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
            in.nextToken();
            int n = (int) in.nval;
            in.nextToken();
            int m = (int) in.nval;
            for (int v = 0; v <= n; v++) next.add(new ArrayList<>());
            while (m-- > 0) {
                in.nextToken();
                int u = (int) in.nval;
                in.nextToken();
                next.get(u).add((int) in.nval);
            }
            value = new int[n + 1];
            Arrays.fill(value, -1);
            StringBuilder out = new StringBuilder();
            for (int v = 1; v <= n; v++) out.append(grundy(v)).append('\n');
            System.out.print(out);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(null, Recursion::run, "deep", 100 << 20);
        thread.start();
        thread.join();
    }
}
