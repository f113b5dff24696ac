// Builds the prefix values and an array of the places where they occur; every heads coin is looked up once.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Prefixes {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int n = Integer.parseInt(in.readLine().trim());
        String coins = in.readLine().trim();
        int[] prefix = new int[n + 1];
        int[] place = new int[1 << 21];
        int g = 0;
        for (int x = 1; x <= n; x++) {
            int low = Integer.lowestOneBit(x);
            prefix[x] = prefix[x - 1] ^ low;
            place[prefix[x]] = x;
            if (coins.charAt(x - 1) == '1') {
                g ^= low;
            }
        }
        System.out.println(g);
        for (int r = 1; r <= n && g != 0; r++) {
            int wanted = prefix[r] ^ g;
            // Place 0 stands for the empty prefix, and for values that do not occur.
            boolean occurs = wanted == 0 || place[wanted] > 0;
            if (coins.charAt(r - 1) == '1' && occurs && place[wanted] < r) {
                System.out.println((place[wanted] + 1) + " " + r);
                return;
            }
        }
    }
}
