// Tries every safe cell and looks at the run around it: how far the safe cells reach to the left and to the right.
import java.util.Scanner;

public class Treblecross {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        String row = "00" + in.next() + "00";
        for (String three : new String[] {"011", "101", "110"}) {
            int place = row.substring(2, n + 2).indexOf(three);
            if (place >= 0) {
                System.out.println("1 " + (place + three.indexOf('0') + 1));
                return;
            }
        }
        int[] left = new int[n + 2], right = new int[n + 2];
        int longest = 0;
        for (int i = 1; i <= n; i++) {
            left[i] = row.substring(i - 1, i + 4).indexOf('1') < 0 ? left[i - 1] + 1 : 0;
            longest = Math.max(longest, left[i]);
        }
        for (int i = n; i >= 1; i--) right[i] = left[i] > 0 ? right[i + 1] + 1 : 0;
        int[] g = new int[longest + 1], seen = new int[1024];
        for (int length = 1; length <= longest; length++) {
            for (int i = 1; 2 * i <= length + 1; i++)
                seen[g[Math.max(0, i - 3)] ^ g[Math.max(0, length - i - 2)]] = length;
            while (seen[g[length]] == length) g[length]++;
        }
        int sum = 0;
        for (int i = 1; i <= n; i++) if (left[i] > 0 && left[i + 1] == 0) sum ^= g[left[i]];
        for (int i = 1; i <= n && sum != 0; i++) {
            if (left[i] == 0) continue;
            int after = g[Math.max(0, left[i] - 3)] ^ g[Math.max(0, right[i] - 3)];
            if ((sum ^ g[left[i] + right[i] - 1] ^ after) == 0) {
                System.out.println("1 " + i);
                return;
            }
        }
        System.out.println(0);
    }
}
