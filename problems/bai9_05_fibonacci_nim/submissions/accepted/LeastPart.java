// The least part by subtracting Fibonacci numbers found by halving the search, in Java.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class LeastPart {
    public static void main(String[] args) throws IOException {
        long[] fibonacci = new long[88];
        fibonacci[0] = 1;
        fibonacci[1] = 2;
        for (int i = 2; i < fibonacci.length; i++) fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.isBlank()) continue;
            long n = Long.parseLong(line.trim());
            long left = n;
            long part = 0;
            while (left > 0) {
                int place = Arrays.binarySearch(fibonacci, left);
                part = fibonacci[place >= 0 ? place : -place - 2];
                left -= part;
            }
            out.append(part == n ? "0" : "1 " + part).append('\n');
        }
        System.out.print(out);
    }
}
