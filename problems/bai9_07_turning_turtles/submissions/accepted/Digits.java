// Counts, for each binary digit, the standing places that have it; the first turtle with the highest odd digit moves.
import java.io.*;

public class Digits {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int n = Integer.parseInt(in.readLine().trim());
        String row = in.readLine().trim();
        int[] count = new int[20];
        for (int place = 1; place <= n; place++) {
            if (row.charAt(place - 1) == '0') continue;
            for (int digit = 0; digit < 20; digit++) count[digit] += place >> digit & 1;
        }
        int highest = 19;
        while (highest >= 0 && count[highest] % 2 == 0) highest--;
        if (highest < 0) {
            System.out.println(0);
            return;
        }
        // Places with the digit come in blocks of 2^highest, every second one.
        int first = 1 << highest;
        while (row.charAt(first - 1) == '0') {
            first++;
            if ((first >> highest & 1) == 0) first += 1 << highest;
        }
        int second = 0;
        for (int digit = 0; digit < 20; digit++) second |= ((first >> digit & 1) + count[digit] & 1) << digit;
        System.out.println("1 " + first + " " + second);
    }
}
