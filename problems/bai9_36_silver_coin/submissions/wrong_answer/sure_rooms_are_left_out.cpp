// Wrong: hides nothing in rooms where the coin is sure to be found, unless all are such rooms.
#include <cstdio>
#include <vector>

int main() {
    int n, zero = -1, unsure = 0;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<double> s(n);
    for (int i = 0; i < n; ++i) {
        char word[32];
        scanf("%31s", word);
        long a, b = 1;
        sscanf(word, "%ld/%ld", &a, &b);
        s[i] = (double)a / b;
        if (a == 0) zero = i;
        if (a < b) ++unsure;
    }
    double sum = 0;
    std::vector<double> weight(n, 0);
    for (int i = 0; i < n; ++i) {
        if (zero >= 0) weight[i] = i == zero;
        else if (s[i] < 1 || unsure == 0) weight[i] = 1 / s[i];
        sum += weight[i];
    }
    printf("%.15g\n", zero >= 0 ? 0.0 : 1 / sum);
    for (int turn = 0; turn < 2; ++turn) {
        for (double x : weight) printf("%.15g ", x / sum);
        printf("\n");
    }
}
