// Counts, digit by digit, how many heads have it: odd digits make the value, and a coin that has the highest of them moves.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Digits {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int n = Integer.parseInt(in.readLine().trim());
        String coins = in.readLine();
        int value = 0, highest = -1;
        for (int digit = 0; 1 << digit <= n; digit++) {
            int heads = 0;
            for (int x = 0; x <= n; x++) heads += (coins.charAt(x) - '0') & (x >> digit);
            if (heads % 2 == 1) {
                value += 1 << digit;
                highest = digit;
            }
        }
        System.out.println(value);
        if (value == 0) return;
        int x = n;
        while (coins.charAt(x) == '0' || (x >> highest & 1) == 0) x--;
        int y = x;
        for (int digit = 0; digit <= highest; digit++)
            if ((value >> digit & 1) == 1) y += (x >> digit & 1) == 1 ? -(1 << digit) : 1 << digit;
        System.out.println(x + " " + y);
    }
}
