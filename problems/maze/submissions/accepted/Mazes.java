// Rows of bits for the values to the left and above; moves up are looked at before moves to the left.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Mazes {
    private static final int WORDS = 32;

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int k = Integer.parseInt(in.readLine().trim());
        int[] own = new int[k];
        List<List<int[]>> moves = new ArrayList<>();
        int sum = 0;
        long[] above = new long[1000 * WORDS];
        long[] left = new long[WORDS];
        for (int i = 0; i < k; i++) {
            String[] sizes = in.readLine().trim().split(" ");
            int rows = Integer.parseInt(sizes[0]), columns = Integer.parseInt(sizes[1]);
            int[][] g = new int[rows][columns];
            int fy = 0, fx = 0;
            Arrays.fill(above, 0);
            for (int y = 0; y < rows; y++) {
                String line = in.readLine();
                Arrays.fill(left, 0);
                for (int x = 0; x < columns; x++) {
                    char cell = line.charAt(x);
                    int base = x * WORDS;
                    if (cell == '#') {
                        g[y][x] = -1;
                        Arrays.fill(left, 0);
                        Arrays.fill(above, base, base + WORDS, 0);
                        continue;
                    }
                    int word = 0;
                    long seen = left[0] | above[base];
                    while (seen == -1L) {
                        word++;
                        seen = left[word] | above[base + word];
                    }
                    long bit = ~seen & (seen + 1);
                    left[word] |= bit;
                    above[base + word] |= bit;
                    g[y][x] = 64 * word + Long.numberOfTrailingZeros(bit);
                    if (cell == '@') {
                        fy = y;
                        fx = x;
                    }
                }
            }
            own[i] = g[fy][fx];
            sum ^= own[i];
            List<int[]> to = new ArrayList<>();
            for (int y = fy - 1; y >= 0 && g[y][fx] >= 0; y--) to.add(new int[] {y, fx, g[y][fx]});
            for (int x = fx - 1; x >= 0 && g[fy][x] >= 0; x--) to.add(new int[] {fy, x, g[fy][x]});
            moves.add(to);
        }
        if (sum != 0) {
            for (int i = 0; i < k; i++) {
                for (int[] to : moves.get(i)) {
                    if ((to[2] ^ own[i]) == sum) {
                        System.out.println("1 " + (i + 1) + " " + (to[0] + 1) + " " + (to[1] + 1));
                        return;
                    }
                }
            }
        }
        System.out.println("0");
    }
}
