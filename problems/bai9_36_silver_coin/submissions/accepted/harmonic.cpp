// In proportion to 1 / s_i, unless some s_i is 0; double precision.
#include <cstdio>
#include <vector>

int main() {
    int n, zero = -1;
    if (scanf("%d", &n) != 1) return 1;
    // begin heart
    std::vector<double> s(n);
    double sum = 0;
    for (int i = 0; i < n; ++i) {
        char word[32];
        scanf("%31s", word);
        long a, b = 1;
        sscanf(word, "%ld/%ld", &a, &b);
        s[i] = (double)a / b;
        if (a == 0) zero = i;
        else sum += 1 / s[i];
    }
    printf("%.15g\n", zero >= 0 ? 0.0 : 1 / sum);
    for (int turn = 0; turn < 2; ++turn) {
        for (int i = 0; i < n; ++i)
            printf("%.15g ", zero >= 0 ? (i == zero ? 1.0 : 0.0) : 1 / s[i] / sum);
        printf("\n");
    }
    // end heart
}
