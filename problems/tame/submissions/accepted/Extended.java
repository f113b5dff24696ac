// Ordinary values only, twice: for g- every end gets an arc to a new vertex, which makes its value 1.
import java.io.*;
import java.util.*;

public class Extended {
    static int[] start, to;

    static int[] values(int n, boolean extended) {
        int[] waiting = new int[n + 1], queue = new int[n + 1], value = new int[n + 1];
        int[] first = new int[n + 2], before = new int[to.length];
        for (int end : to) first[end + 1]++;
        for (int v = 0; v <= n; v++) first[v + 1] += first[v];
        int[] place = first.clone();
        for (int v = 1; v <= n; v++) {
            waiting[v] = start[v + 1] - start[v];
            for (int i = start[v]; i < start[v + 1]; i++) before[place[to[i]]++] = v;
        }
        int tail = 0;
        for (int v = 1; v <= n; v++) if (waiting[v] == 0) queue[tail++] = v;
        int[] mark = new int[n + 3];
        for (int head = 0; head < tail; head++) {
            int v = queue[head];
            for (int i = start[v]; i < start[v + 1]; i++) mark[value[to[i]]] = v;
            // The new vertex has the value 0.
            if (extended && start[v] == start[v + 1]) mark[0] = v;
            while (mark[value[v]] == v) value[v]++;
            for (int i = first[v]; i < first[v + 1]; i++) if (--waiting[before[i]] == 0) queue[tail++] = before[i];
        }
        return value;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        int[] from = new int[m], ends = new int[m];
        start = new int[n + 2];
        for (int i = 0; i < m; i++) {
            in.nextToken();
            from[i] = (int) in.nval;
            in.nextToken();
            ends[i] = (int) in.nval;
            start[from[i] + 1]++;
        }
        for (int v = 0; v <= n; v++) start[v + 1] += start[v];
        int[] place = start.clone();
        to = new int[m];
        for (int i = 0; i < m; i++) to[place[from[i]]++] = ends[i];
        int[] normal = values(n, false), misere = values(n, true);
        boolean tame = true;
        StringBuilder out = new StringBuilder();
        for (int v = 1; v <= n; v++) {
            int least = Math.min(normal[v], misere[v]), most = Math.max(normal[v], misere[v]);
            tame &= least == most || least == 0 && most == 1;
            out.append(normal[v]).append(' ').append(misere[v]).append('\n');
        }
        System.out.println(tame ? 1 : 0);
        System.out.print(out);
    }
}
