// Wrong: writes eight digits after the point.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<double> s(n);
    for (double& x : s) {
        char word[32];
        scanf("%31s", word);
        long a, b = 1;
        sscanf(word, "%ld/%ld", &a, &b);
        x = (double)a / b;
    }
    double sum = 0;
    int zero = -1;
    for (int i = 0; i < n; ++i)
        if (s[i] == 0) zero = i;
        else sum += 1 / s[i];
    printf("%.8f\n", zero >= 0 ? 0.0 : 1 / sum);
    for (int turn = 0; turn < 2; ++turn) {
        for (int i = 0; i < n; ++i) printf("%.8f ", zero >= 0 ? (i == zero ? 1.0 : 0.0) : 1 / s[i] / sum);
        printf("\n");
    }
}
