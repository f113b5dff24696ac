// Thinks in rounds of M + 1 counters, with whole lines read and written.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;

public class Rounds {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(System.out);
        int games = Integer.parseInt(in.readLine().trim());
        for (int game = 0; game < games; game++) {
            String[] words = in.readLine().trim().split(" ");
            int left = Integer.parseInt(words[1]), round = Integer.parseInt(words[2]) + 1;
            boolean mine = words[0].equals("1");
            for (; left > 0; mine = !mine) {
                int take;
                if (mine) {
                    take = Math.max(1, left - left / round * round);
                    out.println(take);
                    out.flush();
                } else {
                    take = Integer.parseInt(in.readLine().trim());
                    if (take < 0)
                        return;
                }
                left -= take;
            }
        }
    }
}
