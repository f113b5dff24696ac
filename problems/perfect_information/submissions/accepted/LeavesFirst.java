// From the leaves upwards: a node is done when its last child is. Takes the last of the best choices.
import java.io.*;

public class LeavesFirst {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int skip() throws IOException {
        int c = in.read();
        while (c <= ' ') c = in.read();
        return c;
    }

    static int number() throws IOException {
        int c = skip();
        boolean minus = c == '-';
        if (minus) c = in.read();
        int x = 0;
        for (; c > ' '; c = in.read()) x = 10 * x + c - '0';
        return minus ? -x : x;
    }

    public static void main(String[] args) throws IOException {
        int n = number();
        int[] mover = new int[n + 1], value = new int[n + 1], parent = new int[n + 1], place = new int[n + 1];
        int[] left = new int[n + 1], choice = new int[n + 1], ready = new int[n];
        int count = 0;
        for (int v = 1; v <= n; v++) {
            int kind = skip();
            if (kind == 'L') {
                value[v] = number();
                ready[count++] = v;
                continue;
            }
            mover[v] = kind - '0';
            left[v] = number();
            for (int i = 1; i <= left[v]; i++) {
                int c = number();
                parent[c] = v;
                place[c] = i;
            }
        }
        for (int i = 0; i < count; i++) {
            int v = ready[i], u = parent[v];
            if (u == 0) continue;
            boolean better = choice[u] == 0 || (mover[u] == 1 ? value[v] > value[u] : value[v] < value[u]);
            if (better || (value[v] == value[u] && place[v] > choice[u])) {
                value[u] = value[v];
                choice[u] = place[v];
            }
            if (--left[u] == 0) ready[count++] = u;
        }
        StringBuilder out = new StringBuilder().append(value[1]).append('\n');
        for (int v = 1; v <= n; v++) if (mover[v] != 0) out.append(choice[v]).append('\n');
        System.out.print(out);
    }
}
