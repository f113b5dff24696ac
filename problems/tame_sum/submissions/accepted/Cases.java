// Case by case as in Misère Nim: all fickle, a single firm token, several; each time one token is known to have a move.
import java.io.*;
import java.util.*;

public class Cases {
    static int[] start, to, normal, misere;

    static boolean firm(int v) {
        return normal[v] == misere[v];
    }

    /** A vertex that an arc leads to, of a value and firm or not; kind 2 is either. */
    static int next(int v, int value, int kind) {
        for (int i = start[v]; i < start[v + 1]; i++) {
            int w = to[i];
            if (normal[w] == value && (kind == 2 || (kind == 1) == firm(w))) return w;
        }
        return 0;
    }

    static void settle(int n, int[] before, int[] first) {
        int[] waiting = new int[n + 1], queue = new int[n + 1], mark = new int[n + 2];
        int tail = 0, stamp = 0;
        for (int v = 1; v <= n; v++) {
            waiting[v] = start[v + 1] - start[v];
            if (waiting[v] == 0) queue[tail++] = v;
        }
        for (int head = 0; head < tail; head++) {
            int v = queue[head];
            for (int[] value : new int[][] {normal, misere}) {
                stamp++;
                for (int i = start[v]; i < start[v + 1]; i++) mark[value[to[i]]] = stamp;
                while (mark[value[v]] == stamp) value[v]++;
            }
            if (start[v] == start[v + 1]) misere[v] = 1;
            for (int i = first[v]; i < first[v + 1]; i++) if (--waiting[before[i]] == 0) queue[tail++] = before[i];
        }
    }

    static String solve(int[] token) {
        int sum = 0, firm = 0, last = -1;
        for (int i = 0; i < token.length; i++) {
            sum ^= normal[token[i]];
            if (firm(token[i])) {
                firm++;
                last = i;
            }
        }
        if (sum == (firm == 0 ? 1 : 0)) return "0";
        if (firm == 1 && normal[token[last]] > 1) {
            int others = sum ^ normal[token[last]];
            int v = next(token[last], 1 - others, 0);
            if (v == 0) v = next(token[last], others, 1);
            return "1 " + (last + 1) + " " + v;
        }
        for (int i = 0; i < token.length; i++) {
            int wanted = normal[token[i]] ^ Math.max(sum, 1);
            if (wanted < normal[token[i]]) return "1 " + (i + 1) + " " + next(token[i], wanted, 2);
        }
        // All tokens are fickle and of value 0.
        for (int i = 0; i < token.length; i++)
            if (start[token[i]] < start[token[i] + 1]) return "1 " + (i + 1) + " " + next(token[i], 1, 0);
        return "";
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        in.nextToken();
        int[] token = new int[(int) in.nval], from = new int[m], ends = new int[m];
        start = new int[n + 2];
        int[] first = new int[n + 2];
        for (int i = 0; i < m; i++) {
            in.nextToken();
            from[i] = (int) in.nval;
            in.nextToken();
            ends[i] = (int) in.nval;
            start[from[i] + 1]++;
            first[ends[i] + 1]++;
        }
        for (int i = 0; i < token.length; i++) {
            in.nextToken();
            token[i] = (int) in.nval;
        }
        for (int v = 0; v <= n; v++) {
            start[v + 1] += start[v];
            first[v + 1] += first[v];
        }
        int[] out = start.clone(), into = first.clone(), before = new int[m];
        to = new int[m];
        for (int i = 0; i < m; i++) {
            to[out[from[i]]++] = ends[i];
            before[into[ends[i]]++] = from[i];
        }
        normal = new int[n + 1];
        misere = new int[n + 1];
        settle(n, before, first);
        System.out.println(solve(token));
    }
}
