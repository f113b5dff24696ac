// Goes through Dawson's Kayles: n free cells are n + 1 pins of which two neighbours are felled; uses the files.
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;

public class DawsonsKayles {
    static final int[] TABLE = new int[300];

    static int pins(int count) {
        return count < 300 ? TABLE[count] : TABLE[200 + (count - 200) % 34];
    }

    public static void main(String[] args) throws Exception {
        for (int count = 2; count < 300; count++) {
            boolean[] seen = new boolean[64];
            for (int left = 0; left + 2 <= count; left++) {
                seen[TABLE[left] ^ TABLE[count - 2 - left]] = true;
            }
            while (seen[TABLE[count]]) {
                TABLE[count]++;
            }
        }
        String[] lines = new String(Files.readAllBytes(Paths.get("bai9_20.inp"))).split("\n");
        int n = Integer.parseInt(lines[0].trim());
        String cells = lines[1].trim();
        // A gap between two marks of d - 1 empty cells holds d - 3 free ones; the ends of the row count as marks
        // that stand two cells away.
        List<Integer> marks = new ArrayList<>();
        marks.add(-1);
        for (int i = 1; i <= n; i++) {
            if (cells.charAt(i - 1) == '1') {
                marks.add(i);
            }
        }
        marks.add(n + 2);
        int sum = 0;
        for (int i = 1; i < marks.size(); i++) {
            sum ^= pins(Math.max(marks.get(i) - marks.get(i - 1) - 2, 0));
        }
        String answer = "0";
        for (int i = 1; i < marks.size() && answer.equals("0") && sum != 0; i++) {
            int left = marks.get(i - 1), right = marks.get(i);
            int others = sum ^ pins(Math.max(right - left - 2, 0));
            for (int cell = left + 2; cell <= right - 2; cell++) {
                if ((pins(Math.max(cell - left - 2, 0)) ^ pins(Math.max(right - cell - 2, 0))) == others) {
                    answer = "1 " + cell;
                    break;
                }
            }
        }
        Files.write(Paths.get("bai9_20.out"), (answer + "\n").getBytes());
    }
}
