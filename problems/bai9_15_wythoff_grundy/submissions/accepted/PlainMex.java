// The definition, O(n^3): a fresh array of marks for every square.
import java.util.Scanner;

public class PlainMex {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        int[][] g = new int[n][n];
        for (int x = 0; x < n; x++)
            for (int y = 0; y < n; y++) {
                boolean[] reached = new boolean[3 * n + 1];
                for (int i = 0; i < x; i++) reached[g[i][y]] = true;
                for (int i = 0; i < y; i++) reached[g[x][i]] = true;
                for (int i = 1; i <= Math.min(x, y); i++) reached[g[x - i][y - i]] = true;
                while (reached[g[x][y]]) g[x][y]++;
            }
        StringBuilder out = new StringBuilder();
        for (int[] row : g) {
            for (int value : row) out.append(value).append(' ');
            out.append('\n');
        }
        System.out.print(out);
    }
}
