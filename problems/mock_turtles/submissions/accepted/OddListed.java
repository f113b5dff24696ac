// Lists the numbers with an odd number of ones: the coin x is worth the x-th of them. Two coins are found by trying the
// first few together with what is missing.
import java.io.*;

public class OddListed {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        String row = in.readLine().trim();
        int[] value = new int[n + 1], coin = new int[2 * n + 4];
        java.util.Arrays.fill(coin, -1);
        for (int x = 0, number = 0; x <= n; number++)
            if (Integer.bitCount(number) % 2 == 1) {
                value[x] = number;
                coin[number] = x++;
            }
        int g = 0;
        for (int x = 0; x <= n; x++) if (row.charAt(x) == '1') g ^= value[x];
        System.out.println(g);
        for (int x = 0; x <= n && g > 0; x++) {
            int rest = value[x] ^ g;
            if (row.charAt(x) != '1' || rest > value[x]) continue;
            if (rest == 0) {
                System.out.println("1 " + x);
                return;
            }
            if (coin[rest] >= 0) {
                System.out.println("2 " + coin[rest] + " " + x);
                return;
            }
            for (int y = 0; y < x; y++) {
                int missing = rest ^ value[y];
                if (missing < coin.length && coin[missing] >= 0 && coin[missing] < x) {
                    System.out.println("3 " + x + " " + y + " " + coin[missing]);
                    return;
                }
            }
        }
    }
}
