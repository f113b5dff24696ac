// One room more at a time: a house worth v and a room with the chance s make a house worth v s / (v + s), in which both
// players go to the old house with weight s and to the new room with weight v. Worth 0, both go where 0 came from.
import java.util.Locale;
import java.util.Scanner;

public class OneRoomMore {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        double[] weight = new double[n];
        double value = 0;
        for (int i = 0; i < n; i++) {
            String[] parts = in.next().split("/");
            double s = Double.parseDouble(parts[0]) / (parts.length > 1 ? Double.parseDouble(parts[1]) : 1);
            double old = i == 0 ? 0 : value == 0 ? 1 : s / (value + s);
            for (int k = 0; k < i; k++) weight[k] *= old;
            weight[i] = 1 - old;
            if (i > 0 && value > 0 && s > 0) weight[i] = value / (value + s);
            value = i == 0 ? s : value * old;
        }
        System.out.printf(Locale.ROOT, "%.15f%n", value);
        for (int turn = 0; turn < 2; turn++) {
            StringBuilder line = new StringBuilder();
            for (double x : weight) line.append(String.format(Locale.ROOT, "%.15f ", x));
            System.out.println(line);
        }
    }
}
