// Right: everybody plays j in proportion to 1 / d_j; in double precision nothing cancels, since all terms are positive.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    // begin heart
    std::vector<double> d(n);
    double sum = 0;
    for (double& x : d) {
        scanf("%lf", &x);
        sum += 1 / x;
    }
    printf("%.15g\n", 1 / sum);
    for (int turn = 0; turn < 2; ++turn) {
        for (double x : d) printf("%.15g ", 1 / x / sum);
        printf("\n");
    }
    // end heart
}
