// Values of coins by the definition, as the mex of what legal sets leave; a set is remembered for each value left.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Tartan {
    private static final int MOST = 1024;

    // g[x]: the value of coin x; set[x][v]: the other coins of a legal set with the greatest coin x that leaves v.
    private static int[] g;

    private static int[][][] sets(char game, int count) {
        int[][][] left = new int[count][MOST][];
        int[] values = new int[count];
        for (int x = 0; x < count; x++) {
            if (game == 'R') {
                int sum = 0;
                for (int first = x; first >= 0; first--) {
                    if (first < x) sum ^= values[first];
                    int[] others = new int[x - first];
                    for (int i = 0; i < others.length; i++) others[i] = first + i;
                    if (left[x][sum] == null) left[x][sum] = others;
                }
            } else {
                if (game != 'W') left[x][0] = new int[0];
                for (int y = 0; y < x; y++) {
                    if (left[x][values[y]] == null) left[x][values[y]] = new int[] {y};
                    if (game != 'M') continue;
                    for (int z = 0; z < y; z++) {
                        int v = values[y] ^ values[z];
                        if (left[x][v] == null) left[x][v] = new int[] {y, z};
                    }
                }
            }
            while (left[x][values[x]] != null) values[x]++;
        }
        g = values;
        return left;
    }

    private static int multiply(int x, int y, int half) {
        if (half == 0) return x & y;
        int mask = (1 << half) - 1;
        int a = x >> half, b = x & mask, c = y >> half, d = y & mask;
        int ac = multiply(a, c, half / 2), bd = multiply(b, d, half / 2);
        int high = multiply(a ^ b, c ^ d, half / 2) ^ bd;
        return high << half | (bd ^ multiply(ac, 1 << (half - 1), half / 2));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer games = new StringTokenizer(in.readLine());
        char s = games.nextToken().charAt(0), t = games.nextToken().charAt(0);
        StringTokenizer sizes = new StringTokenizer(in.readLine());
        int r = Integer.parseInt(sizes.nextToken()), c = Integer.parseInt(sizes.nextToken());
        String[] board = new String[r];
        for (int x = 0; x < r; x++) board[x] = in.readLine();
        int[][][] rows = sets(s, r);
        int[] gs = g;
        int[][][] columns = sets(t, c);
        int[] gt = g;
        int[][] table = new int[512][512];
        for (int i = 1; i < 512; i++) {
            for (int j = 1; j < 512; j++) {
                int low = j & -j;
                table[i][j] = j == low ? multiply(i, j, 8) : table[i][low] ^ table[i][j ^ low];
            }
        }
        int total = 0;
        for (int x = 0; x < r; x++) {
            for (int y = 0; y < c; y++) if (board[x].charAt(y) == '1') total ^= table[gs[x]][gt[y]];
        }
        for (int x = 0; x < r && total != 0; x++) {
            for (int y = c - 1; y >= 0; y--) {
                int product = table[gs[x]][gt[y]];
                if (board[x].charAt(y) != '1' || (product ^ total) >= product) continue;
                for (int u = 0; u < gs[x]; u++) {
                    for (int w = 0; w < gt[y]; w++) {
                        if (table[gs[x] ^ u][gt[y] ^ w] != total) continue;
                        print(rows[x][u], x, columns[y][w], y);
                        return;
                    }
                }
            }
        }
        System.out.println(0);
    }

    private static void print(int[] a, int x, int[] b, int y) {
        StringBuilder out = new StringBuilder("1 " + (a.length + 1) + " " + (b.length + 1) + "\n" + x);
        for (int row : a) out.append(" ").append(row);
        out.append("\n").append(y);
        for (int column : b) out.append(" ").append(column);
        System.out.println(out);
    }
}
